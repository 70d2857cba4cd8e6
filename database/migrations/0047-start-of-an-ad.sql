-- Which start made the ad: one that is sent again, because its answer was lost, makes no second ad.
alter table listings add column start_key_hash bytea unique;
