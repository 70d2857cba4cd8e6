-- A bid writes what it changes. Settings stand since the release; of many bidders one has bid. Both
-- leave the document that is written with every bid.

alter table auction_bidders
  add column standing_sequence int,
  add column standing_at timestamptz,
  add column is_ask_me_then boolean not null default false,
  add column is_barred boolean not null default false;
update auction_bidders b
set standing_sequence = (one.value->>'standingSequence')::int,
  standing_at = to_timestamp((one.value->>'standingAt')::numeric / 1000),
  is_ask_me_then = (one.value->>'isAskMeThen')::boolean,
  is_barred = (one.value->>'isBarred')::boolean
from auctions a, jsonb_array_elements(a.state->'bidders') one
where a.auction_id = b.auction_id and (one.value->>'merchantId')::bigint = b.merchant_id;
alter table auction_bidders
  alter column standing_sequence set not null,
  alter column standing_at set not null;

-- Out of line and uncompressed, so that a bid's new row takes it along as it lies.
alter table auctions add column settings jsonb;
alter table auctions alter column settings set storage external;
update auctions set settings = state->'settings', state = state - 'settings' - 'bidders';
alter table auctions alter column settings set not null;

-- Names what was written: who remembers a state under its revision need not read it again. Nobody
-- may write a state and leave its name.
alter table auctions add column revision uuid not null default gen_random_uuid();
create function refuse_kept_revision() returns trigger language plpgsql as $$
begin
  raise exception 'auction %: another state needs another revision', new.auction_id;
end $$;
create trigger auctions_new_revision
  before update of state, secrets, settings on auctions for each row
  when (new.revision = old.revision) execute function refuse_kept_revision();

-- Nobody looks auctions up by these, and without them a bid touches no index of this table: its new
-- row stays on the same page if there is room.
drop index auctions_updated_at_idx;
drop index auctions_leader_merchant_id_idx;
alter table auctions set (fillfactor = 50);
alter table auction_bidders set (fillfactor = 80);
