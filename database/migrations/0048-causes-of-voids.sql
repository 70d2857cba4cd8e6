-- A mark in the state says who took bids out, as the event it comes from does.
update auctions a set
  state = jsonb_set(state, '{voids}', (
    select jsonb_agg(mark || jsonb_build_object('cause', coalesce((
        select e.event ->> 'cause' from auction_events e
        where e.auction_id = a.auction_id and e.event ->> 'type' = 'bids_voided'
          and e.event -> 'sequence' = mark -> 'sequence'), 'operator')) order by place)
    from jsonb_array_elements(state -> 'voids') with ordinality as marks (mark, place))),
  revision = gen_random_uuid()
where jsonb_array_length(state -> 'voids') > 0;
