-- Since when a demo that was ended in order has rested, in real time; null while its market goes on.
-- Always null in production, where an end is an outage like any other (rules 3).
alter table market_clock add column rested_at timestamptz;
