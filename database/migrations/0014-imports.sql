-- What an owner has fetched from outside for an ad: what was asked, how far it is, what was found.
create table ad_imports (
  import_id uuid primary key,
  listing_id bigint not null references listings on delete cascade,
  source text not null,
  -- The plate is the owner's secret.
  sealed_asked bytea not null,
  state text not null default 'running' check (state in ('running', 'found', 'taken', 'failed')),
  percent smallint not null default 0,
  failure text,
  found jsonb,
  vehicle text not null default '',
  warning text,
  started_at timestamptz not null,
  check ((state = 'failed') = (failure is not null)),
  check ((state in ('found', 'taken')) = (found is not null))
);
create index ad_imports_listing on ad_imports (listing_id, started_at desc);

-- Answers that came so, as they came. One counts as unconfirmed as long as the ad still says so and
-- its owner has not confirmed it.
create table imported_answers (
  listing_id bigint not null references listings on delete cascade,
  attribute_code text not null,
  value jsonb not null,
  source text not null,
  imported_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (listing_id, attribute_code)
);
