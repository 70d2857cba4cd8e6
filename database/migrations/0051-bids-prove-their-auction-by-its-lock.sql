-- Whoever writes these rows holds the lock of their auction's row, so the database need not look that
-- row up once for each of them. The references stay declared, and `enforced` proves all rows at once.
alter table auction_events alter constraint auction_events_auction_id_fkey not enforced;
alter table auction_journal alter constraint auction_journal_auction_id_fkey not enforced;
alter table auction_commands alter constraint auction_commands_auction_id_fkey not enforced;
alter table auction_bidders alter constraint auction_bidders_auction_id_fkey not enforced;
alter table market_keys alter constraint market_keys_auction_id_fkey not enforced;

-- The other half of a reference: what was written about an auction never loses it.
create function refuse_lost_auction() returns trigger language plpgsql as $$
begin
  raise exception 'auction %: an auction is neither deleted nor given another number', old.auction_id;
end $$;
create trigger auctions_stay before delete on auctions
  for each row execute function refuse_lost_auction();
create trigger auctions_keep_their_number before update of auction_id on auctions for each row
  when (new.auction_id <> old.auction_id) execute function refuse_lost_auction();

-- Written often, and read whole: as text they need not be taken apart on their way in.
alter table auction_events alter column event type json;
alter table auction_journal alter column payload type json;
alter table auction_commands alter column command type json;
alter table outbox alter column facts drop default, alter column facts type json,
  alter column facts set default '{}';
drop trigger auctions_new_revision on auctions;
alter table auctions alter column state type json, alter column settings type json;
alter table auctions alter column settings set storage external;
create trigger auctions_new_revision
  before update of state, secrets, settings on auctions for each row
  when (new.revision = old.revision) execute function refuse_kept_revision();
