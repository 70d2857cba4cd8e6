-- What a content management system answered last, kept while it is away (docs/decisions/0183).
create table outside_texts (
  kind text not null,
  -- The same in all languages.
  key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  locale text not null,
  text jsonb not null,
  primary key (kind, key, locale)
);

create table outside_reads (
  kind text primary key,
  -- When somebody asked last; whoever comes within the time that answers are kept does not ask again.
  asked_at timestamptz not null,
  -- Null until all languages were read once; from then on its texts stand in place of our own.
  read_at timestamptz,
  -- Why the last question brought nothing; null where it did.
  failure text
);

-- Kept pages show these texts (docs/decisions/0080).
create trigger outside_texts_public_change after insert or update or delete on outside_texts for each row
  execute function note_public_change('content');
create trigger outside_texts_public_truncate after truncate on outside_texts for each statement
  execute function note_public_change('everything');
create trigger outside_reads_public_first after update on outside_reads for each row
  when (old.read_at is null and new.read_at is not null)
  execute function note_public_change('content');
