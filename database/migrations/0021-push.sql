-- Browsers that show notifications of the market, as their owners allowed it.
create table push_devices (
  push_device_id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  -- Pushes end with the login that allowed them.
  login_id uuid not null,
  -- One browser is one address; whoever allowed it last is told.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  device text not null,
  -- Of the storefront it was allowed on: cookies and addresses are that host's.
  locale text not null,
  created_at timestamptz not null
);
create index on push_devices (customer_id);

-- What became of each push, so that a repeated job reaches nobody twice. Outlives the device.
create table pushes_sent (
  cause text not null,
  push_device_id bigint not null,
  customer_id bigint not null,
  notification text not null,
  device text not null,
  settled_at timestamptz not null,
  outcome text not null check (outcome in ('sent', 'gone', 'refused')),
  primary key (cause, push_device_id)
);
create index on pushes_sent (customer_id, settled_at);
create index on pushes_sent (settled_at);

-- Kept for the end of their reader's quiet hours.
create table held_pushes (
  customer_id bigint not null references customers,
  cause text not null,
  push json not null,
  held_at timestamptz not null,
  primary key (customer_id, cause)
);

-- What readers have chosen; without a row the usual holds.
create table notification_choices (
  customer_id bigint primary key references customers,
  preset text not null check (preset in ('urgent', 'recommended', 'all')),
  changes json not null,
  quiet_hours json not null,
  changed_at timestamptz not null
);
