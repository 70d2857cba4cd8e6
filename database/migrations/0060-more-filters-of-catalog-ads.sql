-- The rest of what the catalogue can be narrowed by, and the words that an ad is found by. Rows of an older form are made anew.

alter table catalog_ads
  add column power_kw int,
  add column bed_types text[] not null default '{}',
  add column has_four_wheel_drive boolean not null default false,
  add column has_independent_air_condition boolean not null default false,
  add column rear_garage text,
  add column bathroom_type text,
  add column heating_type text,
  add column mover text,
  add column damaged text,
  add column hail_damaged text,
  add column description_words text[] not null default '{}',
  add column equipment text[] not null default '{}';

-- A row holds the words of the translations too, so it goes with each of them and is made anew.
create or replace function note_translations() returns trigger language plpgsql as $$
begin
  delete from catalog_ads where listing_id in
    (select listing_id from changed join translated_ad_texts using (text_hash));
  insert into public_changes (topic, subject_id, listing_id)
  select distinct 'listing', listing_id, listing_id
  from changed join translated_ad_texts using (text_hash);
  return null;
end $$;
