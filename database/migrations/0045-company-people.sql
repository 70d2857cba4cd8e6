-- A company's people (rules 1): accounts that log in by themselves and act for a company's account. The company's own
-- login is its first owner and has no row.
create table company_people (
  person_id bigint primary key references customers,
  customer_id bigint not null references customers,
  role text not null check (role in ('buyer', 'backOffice', 'owner')),
  bid_limit_eur int check (bid_limit_eur > 0),
  day_limit_eur int check (day_limit_eur > 0),
  -- To what they bound the company on one day, by auction; written by the bid, under this row's lock.
  committed json not null default '{"day": 0, "byAuction": {}}',
  joined_at timestamptz not null,
  check (person_id <> customer_id)
);
create index on company_people (customer_id);

create table company_invitations (
  -- The mailed link is this id and its MAC: who reads the table cannot make it.
  invitation_id uuid primary key,
  customer_id bigint not null references customers,
  email text not null check (email = lower(email)),
  role text not null check (role in ('buyer', 'backOffice', 'owner')),
  bid_limit_eur int check (bid_limit_eur > 0),
  day_limit_eur int check (day_limit_eur > 0),
  invited_by bigint not null references customers,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by bigint references customers,
  withdrawn_at timestamptz
);
create index on company_invitations (customer_id);
-- One open invitation for an address: asked again, the earlier one is withdrawn.
create unique index company_invitations_open on company_invitations (customer_id, email)
  where accepted_at is null and withdrawn_at is null;

-- Who of a company did what; read by its owners and by nobody outside. No row names a rival or a price that is not their own.
create table company_log (
  entry_id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  person_id bigint not null references customers,
  entered_at timestamptz not null,
  action text not null,
  auction_id bigint references auctions not enforced,
  amount_eur int,
  facts json not null default '{}'
);
create index on company_log (customer_id, entry_id desc);

-- The handle stands in the key itself, so it stays whose it was when a company is handed over.
alter table passkeys add column handle_of bigint references customers;
