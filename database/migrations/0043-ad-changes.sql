-- What owners change in an ad after its submission. It waits until an operator accepts or declines it; a
-- later change of the same field replaces it. No row is deleted while the ad is there.
create table ad_changes (
  change_id bigint generated always as identity primary key,
  listing_id bigint not null references listings on delete cascade,
  -- The first question of those that are changed together.
  field text not null,
  -- By attribute code, null where the answer is taken away; apart from them what is secret of an ad.
  attribute_values jsonb not null,
  sealed_values bytea,
  -- The sentence that the owner agreed to with it, where it names what is changed.
  consent_version text,
  consent_locale text,
  proposed_by bigint not null references customers,
  proposed_at timestamptz not null default now(),
  state text not null default 'waiting'
    check (state in ('waiting', 'accepted', 'declined', 'replaced', 'withdrawn', 'lapsed')),
  decided_by bigint references customers,
  decided_at timestamptz,
  reason text not null default ''
);
create unique index ad_changes_waiting on ad_changes (listing_id, field) where state = 'waiting';
create index on ad_changes (listing_id);
