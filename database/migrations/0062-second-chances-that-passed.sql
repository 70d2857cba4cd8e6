-- Second chances that were closed before their auction's state kept them, and when the bidder of an
-- open one was asked: the auction's own log tells.
create function pg_temp.with_past_chances(state jsonb, of_auction bigint) returns jsonb language sql as $$
  select state || jsonb_build_object('pastSecondChances', jsonb_agg(jsonb_build_object(
      'merchantId', opened.event -> 'merchantId',
      'amountEur', opened.event -> 'amountEur',
      'askedAt', coalesce(asked.event -> 'at', 'null'),
      'endedAt', closed.event -> 'at',
      'cause', closed.event -> 'cause') order by closed.version))
  from auction_events closed
  cross join lateral (
    select event::jsonb, version from auction_events
    where auction_id = of_auction and kind = 'second_chance_opened' and version < closed.version
    order by version desc limit 1) opened
  left join lateral (
    select event::jsonb from auction_events
    where auction_id = of_auction and kind = 'second_chance_offered'
      and version between opened.version and closed.version
    order by version desc limit 1) asked on true
  where closed.auction_id = of_auction and closed.kind = 'second_chance_closed'
$$;

update auctions set state = pg_temp.with_past_chances(state::jsonb, auction_id)::json,
  revision = gen_random_uuid()
where auction_id in (select auction_id from auction_events where kind = 'second_chance_closed')
  and state::jsonb -> 'pastSecondChances' is null;

update auctions a set
  state = jsonb_set(a.state::jsonb, '{secondChance,askedAt}', asked.event::jsonb -> 'at')::json,
  revision = gen_random_uuid()
from (
  select distinct on (auction_id) auction_id, event from auction_events
  where kind = 'second_chance_offered' order by auction_id, version desc) asked
where asked.auction_id = a.auction_id and a.state::jsonb #>> '{secondChance,turn}' = 'dealer';
