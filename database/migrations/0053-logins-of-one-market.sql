-- The market that a login was made for. A demo's reset makes another one, whose people have the numbers
-- of those before; in production it never changes.
alter table market_clock add column login_era uuid not null default gen_random_uuid();
