-- The way of an order after its sale (rules 10): payment, deadlines, cancellation, handover.

alter table orders
  add column paid_at timestamptz,
  add column handed_over_at timestamptz,
  add column handed_over_by text check (handed_over_by in ('seller', 'buyer', 'operator')),
  add column cancellation_requested_at timestamptz,
  add column cancellation_outcome text
    check (cancellation_outcome in ('justified', 'unjustified', 'rejected')),
  add column cancellation_answer text,
  add column cancellation_answered_at timestamptz,
  add column reminded_at timestamptz,
  -- Set when this order stopped its dealer's bidding; the stop holds until it is paid.
  add column bidding_stopped_at timestamptz,
  -- The next thing the market's clock has to do: reminder, then bidding stop.
  add column due_at timestamptz;

update orders set paid_at = sold_at where status = 'paid';
update orders set cancellation_requested_at = sold_at
  where status = 'cancellation_requested_by_dealer';
update orders set due_at = (invoice_due_on + 5)::timestamp at time zone 'Europe/Berlin'
  where status = 'pending';

create index on orders (due_at) where due_at is not null;

-- A canceled sale leaves its order; the auction may be sold once more (second chance, late offer).
alter table orders drop constraint orders_auction_id_key;
create unique index orders_one_live_of_auction on orders (auction_id) where status <> 'canceled';
create index on orders (auction_id);

-- Several invoices may belong to one order: a corrected one follows the reversal of the first.
alter table order_documents drop constraint order_documents_order_id_kind_key;
alter table order_documents
  -- What an invoice states, so that its reversal takes back exactly that.
  add column stated jsonb,
  add column reverses_document_id bigint unique references order_documents;
create unique index on order_documents (order_id) where kind = 'contract';
create unique index on order_documents (number);
create index on order_documents (order_id);

update order_documents d set stated = jsonb_build_object(
    'issuedOn', to_char(d.created_at at time zone 'Europe/Berlin', 'YYYY-MM-DD'),
    'netCents', o.amounts -> 'commissionNetCents',
    'vatCents', o.amounts -> 'commissionVatCents',
    'vatCase', o.amounts -> 'commissionVatCase',
    'rateBasisPoints', o.amounts -> 'commissionRateBasisPoints',
    'isVatIdUnchecked', false)
  from orders o where o.order_id = d.order_id and d.kind = 'commission_invoice';

-- What the bank booked, from the files an operator uploads. A line is known by its fingerprint, so
-- that two files of overlapping days book it once.
create table bank_lines (
  line_id bigint generated always as identity primary key,
  fingerprint text not null unique,
  file_name text not null,
  booked_on date not null,
  amount_cents bigint not null,
  payer text not null,
  purpose text not null,
  status text not null check (status in ('matched', 'open', 'dismissed')),
  -- Why it was not matched by itself; null where it was.
  doubt text check (doubt in ('no_number', 'unknown_number', 'other_amount', 'already_paid', 'not_owed')),
  order_id bigint references orders,
  uploaded_by bigint not null references customers,
  uploaded_at timestamptz not null default now(),
  settled_by bigint references customers
);
create index on bank_lines (status, line_id);
create index on bank_lines (order_id);
