-- Who entered, failed, was locked or got other rights, and from where (ASVS 16). By real time; kept for 180 days.
create table security_events (
  event_id bigint generated always as identity primary key,
  event text not null,
  -- Whose account it is; null where no account has the address.
  customer_id bigint references customers,
  -- The operator who did it; null: whoever was at that address.
  operator_id bigint references customers,
  address text,
  device text not null default '',
  facts jsonb not null default '{}',
  happened_at timestamptz not null
);
create index security_events_of_customer on security_events (customer_id, event_id desc);
create index security_events_by_event on security_events (event, event_id desc);
create index security_events_by_age on security_events (happened_at);
