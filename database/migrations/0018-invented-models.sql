-- A demo has too few sales to learn from. It learns from invented ones, and whatever shows them says so.
alter table valuation_models add column is_invented boolean not null default false;
