-- States written before bids could be taken out lack these lists.
update auctions set state = state || '{"voids": [], "exits": []}'::jsonb where not state ? 'voids';

-- How often bids of a dealer were taken out by an operator, for the next decision about him.
create index on auction_events (((event ->> 'merchantId')::bigint)) where kind = 'bids_voided';
