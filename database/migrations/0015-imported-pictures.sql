-- Keys of pictures that came with an ad of another portal, in their order.
alter table ad_imports add column pictures jsonb not null default '[]';
