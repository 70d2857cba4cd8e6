-- Accounts that an operator found to belong to the same people (rules 1, 10). A pair stands in both
-- directions, so that a bid asks for its dealer's by one index.
create table linked_accounts (
  customer_id bigint not null references customers on delete cascade,
  linked_customer_id bigint not null references customers on delete cascade,
  reason text not null,
  linked_at timestamptz not null default clock_timestamp(),
  primary key (customer_id, linked_customer_id),
  check (customer_id <> linked_customer_id)
);
