-- What an owner reports about his vehicle after the release: it waits for an operator's verdict, who
-- publishes it, as material or not, or refuses it (rules 8).
create table reported_defects (
  defect_id bigint generated always as identity primary key,
  listing_id bigint not null references listings,
  auction_id bigint not null references auctions,
  reported_by bigint not null references customers,
  reported_at timestamptz not null default clock_timestamp(),
  -- As a damage of the ad: attribute code to value.
  attribute_values jsonb not null,
  verdict text check (verdict in ('material', 'minor', 'refused')),
  decided_at timestamptz,
  decided_by bigint references customers,
  reason text not null default ''
);
create index on reported_defects (listing_id);
create index on reported_defects (reported_at) where verdict is null;

-- Auctions released before keep running under the figures that hold for them now.
update auctions
set settings = settings || '{"newDefect": {"leaveHours": 2, "moveUnderMinutes": 135}}',
  revision = gen_random_uuid()
where not settings ? 'newDefect';
