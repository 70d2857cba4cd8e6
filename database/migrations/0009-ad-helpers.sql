-- Who helps an owner to write an ad on a device of their own (rules 1).
create table ad_helpers (
  -- The link is this id and its MAC: who reads the table cannot make it.
  helper_id uuid primary key,
  listing_id bigint not null references listings on delete cascade,
  -- As the owner calls them.
  name text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- With the first use of the link comes the key of one browser, of which the hash stands here.
  begun_at timestamptz,
  key_hash bytea,
  ended_at timestamptz,
  last_codes text[] not null default '{}',
  last_answered_at timestamptz
);
create index on ad_helpers (listing_id);
