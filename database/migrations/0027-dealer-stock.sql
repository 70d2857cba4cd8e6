-- A dealer's own software, from which they fill their ads, and what it offered at the last look.
create table dealer_software (
  customer_id bigint primary key references customers on delete cascade,
  -- User and password, opened only to ask.
  sealed_login bytea not null,
  connected_at timestamptz not null,
  -- Set while a look is under way; one that stops in the middle goes on under the same id.
  sync_id uuid,
  sync_started_at timestamptz,
  sync_done int not null default 0,
  sync_total int not null default 0,
  synced_at timestamptz,
  failure text
);

create table dealer_vehicles (
  customer_id bigint not null references dealer_software on delete cascade,
  vehicle_number text not null,
  product_type text not null check (product_type in ('motorhome', 'trailer')),
  name text not null,
  first_registration_year int,
  mileage_km int,
  -- Of the answers that it gives; another hash is another content.
  content_hash bytea not null,
  seen_in uuid not null,
  is_gone boolean not null default false,
  -- The ad that was made of it, and what it said then.
  listing_id bigint references listings on delete set null,
  taken_hash bytea,
  primary key (customer_id, vehicle_number)
);
