-- What the two sides of a sale settle between them until the vehicle changes hands: no row before the first step.
create table order_handovers (
  order_id bigint primary key references orders,
  -- Waits for the other side's answer; what was agreed before holds until then.
  proposed_meets_at timestamptz,
  proposed_by text check (proposed_by in ('seller', 'buyer')),
  proposed_at timestamptz,
  meets_at timestamptz,
  agreed_at timestamptz,
  reminded_at timestamptz,
  money_sent_at timestamptz,
  money_arrived_at timestamptz,
  -- Each side's word that the vehicle has changed hands; orders.handed_over_at is set with the second.
  seller_confirmed_at timestamptz,
  buyer_confirmed_at timestamptz,
  seller_done_items text[] not null default '{}',
  buyer_done_items text[] not null default '{}',
  check (num_nulls(proposed_meets_at, proposed_by, proposed_at) in (0, 3)),
  check (num_nulls(meets_at, agreed_at) in (0, 2))
);
