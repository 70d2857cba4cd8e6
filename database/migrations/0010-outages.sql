-- The last moment, in real time, at which some process could take bids; null until the first beat.
-- Real time, so that a market clock that is moved forward never looks like an outage (rules 3, 14).
alter table market_clock alter column heartbeat_at drop not null;
alter table market_clock alter column heartbeat_at drop default;
update market_clock set heartbeat_at = null;

-- Times in which nobody could bid, in market time, which is what ends are reckoned in.
create table outages (
  outage_id bigint generated always as identity primary key,
  from_at timestamptz not null,
  until_at timestamptz not null,
  -- Null until every end that it hit was moved.
  applied_at timestamptz
);
create index on outages (outage_id) where applied_at is null;
