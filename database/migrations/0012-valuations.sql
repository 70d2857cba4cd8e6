-- What owners asked to have valued. The vehicle is an ad in editing, so that its answers, pictures and edit
-- key are those of the ad that it may become (docs/decisions/0137).
create table valuation_models (
  -- Named after the first month that is not in it.
  version text primary key,
  trained_at timestamptz not null,
  sale_count int not null,
  model jsonb not null
);

-- The sales of a version, each with how far it lay from what the others said of it.
create table valuation_sales (
  version text not null references valuation_models on delete cascade,
  sale_id bigint not null,
  sale jsonb not null,
  residual float8 not null,
  primary key (version, sale_id)
);

create table valuations (
  listing_id bigint primary key references listings on delete cascade,
  status text not null default 'editing' check (status in ('editing', 'under_review', 'valuated')),
  email text check (email = lower(email)),
  phone text not null default '',
  remarks text not null default '',
  locale text not null,
  submitted_at timestamptz,
  postponed_until timestamptz,
  valuated_at timestamptz,
  report_ends_at timestamptz,
  -- The address of the report: whoever has it may read it, so nobody can guess it.
  report_id text not null unique,
  -- What the model said when the request was submitted; it is for operators. Which version and which sales
  -- it was made from stands in it.
  computed jsonb,
  -- What an operator answered.
  answer jsonb
);
-- One request at a time waits for one address.
create unique index valuations_waiting on valuations (email) where status = 'under_review';
