-- Approvals that take effect in a few seconds and can be undone until then; what is approved stands in
-- the ad and its review. One that was refused when its time came stays here until the next verdict.
create table held_approvals (
  listing_id bigint primary key references listings on delete cascade,
  operator_id bigint not null references customers,
  -- Of the ad as the operator saw it.
  listing_version int not null,
  -- By the market's clock.
  takes_effect_at timestamptz not null,
  refusal jsonb
);
create index held_approvals_waiting on held_approvals (takes_effect_at) where refusal is null;
