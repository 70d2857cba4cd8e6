-- Addresses that mails come back from, or whose reader has called our mails unwanted: none are sent there any more.
create table mail_address_stops (
  -- In lower case, as addresses are compared.
  email text primary key,
  reason text not null check (reason in ('bounce', 'complaint')),
  detail text not null,
  stopped_at timestamptz not null
);
