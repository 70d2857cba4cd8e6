-- In which auctions a dealer has a part without a bid: by a late offer, or because he bought at once.
-- One index finds these beside the bids that operators took out, so that a bid's events meet no more
-- indexes than before.
drop index auction_events_int8_idx;
create index auction_events_of_merchant on auction_events (((event ->> 'merchantId')::bigint))
  where kind in ('bids_voided', 'late_offer_made', 'auction_sold');
