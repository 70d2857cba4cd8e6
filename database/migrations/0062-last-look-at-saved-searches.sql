-- Up to which release a dealer has seen what a saved search finds, by the market's clock. What is there today counts as seen.
alter table saved_searches add column seen_until timestamptz not null default '1970-01-01Z';
update saved_searches set seen_until = coalesce((select max(published_at) from catalog_ads), seen_until);
