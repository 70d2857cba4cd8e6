-- The hash that translations are kept by. Its encoding is fixed, so that an index may hold it.
create function hash_of_text(words text) returns bytea language sql immutable strict parallel safe
  return sha256(convert_to(words, 'UTF8'));
create index on questions (hash_of_text(question));
create index on questions (hash_of_text(answer)) where answer is not null;

-- Two ads that say the same may go at once: neither transaction sees that the other one's rows are gone. So whoever
-- asks waits for who asked before, and looks only then: each statement of this language sees what was committed by
-- then. Everybody takes the translations in the order of their hashes.
drop function forget_translations(bytea[]);
create function forget_translations(hashes bytea[]) returns void language plpgsql as $$
begin
  perform from translations where text_hash = any(hashes)
    order by text_hash, source, target for update;
  delete from translations t where text_hash = any(hashes)
    and not exists (select from translated_ad_texts a where a.text_hash = t.text_hash)
    and not exists (select from questions where hash_of_text(question) = t.text_hash)
    and not exists (select from questions where answer is not null and hash_of_text(answer) = t.text_hash);
end $$;
