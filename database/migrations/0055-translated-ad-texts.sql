-- Which texts of which ad were given to be translated. Translations are found by their text, so a changed text has
-- none until its own come; by these rows they go with the last ad that has the text.
create table translated_ad_texts (
  listing_id bigint not null references listings on delete cascade,
  text_hash bytea not null,
  primary key (listing_id, text_hash)
);
create index on translated_ad_texts (text_hash);

-- Those of the texts that no ad has any more, and nobody has asked or answered with the same words.
create function forget_translations(hashes bytea[]) returns void language sql as $$
  delete from translations t where text_hash = any(hashes)
    and not exists (select from translated_ad_texts a where a.text_hash = t.text_hash)
    and text_hash not in (
      select sha256(convert_to(question, 'UTF8')) from questions
      union all
      select sha256(convert_to(answer, 'UTF8')) from questions where answer is not null)
$$;

create function forget_texts_of_ads() returns trigger language plpgsql as $$
begin
  if exists (select from gone) then
    perform forget_translations(array(select distinct text_hash from gone));
  end if;
  return null;
end $$;
create trigger translated_ad_texts_gone after delete on translated_ad_texts
  referencing old table as gone for each statement execute function forget_texts_of_ads();

-- A page that shows an ad is another one with each translation of its texts.
create function note_translations() returns trigger language plpgsql as $$
begin
  insert into public_changes (topic, subject_id, listing_id)
  select distinct 'listing', listing_id, listing_id
  from changed join translated_ad_texts using (text_hash);
  return null;
end $$;
create trigger translations_public_insert after insert on translations
  referencing new table as changed for each statement execute function note_translations();
create trigger translations_public_update after update on translations
  referencing new table as changed for each statement execute function note_translations();
create trigger translations_public_delete after delete on translations
  referencing old table as changed for each statement execute function note_translations();
-- Also an ad whose text was translated for another one before.
create trigger translated_ad_texts_public_insert after insert on translated_ad_texts for each row
  execute function note_public_change('listing', 'listing_id', 'listing_id');
