-- What an ad said while it was last on the market, from the moment it goes back to its owner until its
-- next release: whoever a bid of his binds in between sees that, not what is being written.
alter table listings add column last_released jsonb;
