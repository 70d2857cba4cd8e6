-- What a visitor may see has changed: one row per change, written by the change itself. Pages that are
-- kept in memory are judged by these rows and by nothing else (docs/decisions/0080), so whoever writes
-- one of these tables, today or later, need not think of them.
create table public_changes (
  change_id bigint generated always as identity primary key,
  -- Who reads later finds what was committed since by this: numbers are given before the commit.
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  -- The auction, listing or setting; null where a whole table was emptied.
  subject_id bigint,
  listing_id bigint,
  changed_at timestamptz not null default now()
);
create index on public_changes (xid);
create index on public_changes (changed_at);

-- Arguments: the topic, the column of the subject, the column of the listing.
create function note_public_change() returns trigger language plpgsql as $$
declare
  changed jsonb;
begin
  if tg_op <> 'TRUNCATE' then
    changed := to_jsonb(new);
  end if;
  insert into public_changes (topic, subject_id, listing_id)
  values (tg_argv[0], (changed ->> tg_argv[1])::bigint, (changed ->> tg_argv[2])::bigint);
  return null;
end $$;

-- Of an auction visitors see these columns alone, and a bid changes none of them but, late, the end.
create trigger auctions_public_insert after insert on auctions for each row
  execute function note_public_change('auction', 'auction_id', 'listing_id');
create trigger auctions_public_update after update on auctions for each row
  when (new.status <> old.status
    or new.ends_at is distinct from old.ends_at
    or new.starts_at is distinct from old.starts_at
    or new.start_price_eur is distinct from old.start_price_eur
    or new.buy_now_price_eur is distinct from old.buy_now_price_eur)
  execute function note_public_change('auction', 'auction_id', 'listing_id');
create trigger auctions_public_truncate after truncate on auctions for each statement
  execute function note_public_change('everything');

create trigger listings_public_insert after insert on listings for each row
  execute function note_public_change('listing', 'listing_id', 'listing_id');
create trigger listings_public_update
  after update of customer_id, vehicle_values, damages, gallery, review, consent, last_released, version on listings
  for each row execute function note_public_change('listing', 'listing_id', 'listing_id');
create trigger listings_public_submission after update of submitted_at on listings for each row
  when (new.submitted_at is distinct from old.submitted_at)
  execute function note_public_change('submission');

create trigger settings_public_change after insert or update on settings for each row
  execute function note_public_change('setting');
create trigger market_clock_public_change after update on market_clock for each row
  when (new.offset_ms <> old.offset_ms)
  execute function note_public_change('everything');
