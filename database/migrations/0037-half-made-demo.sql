-- Since when a demo's market is being made, in real time; null once it is whole. What stands there
-- after a start that was cut off is thrown away and made anew. Always null in production.
alter table market_clock add column making_since timestamptz;
