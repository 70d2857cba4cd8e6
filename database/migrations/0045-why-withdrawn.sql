-- Auctions that were taken off the market before their state said why: their own log does.
update auctions set
  state = state || jsonb_build_object('withdrawal', jsonb_build_object(
    'reason', event -> 'reason',
    'at', event -> 'at',
    'operatorCustomerId', event -> 'operatorCustomerId',
    'confirmedByCustomerId', event -> 'confirmedByCustomerId')),
  revision = gen_random_uuid()
from auction_events
where auction_events.auction_id = auctions.auction_id
  and auction_events.kind = 'auction_withdrawn' and not (auctions.state ? 'withdrawal');
