-- What the operator publishes: an entry in a language, and its versions, which are only added. Of a version the
-- instants of its publication alone are written later (docs/decisions/0155).
create table content_entries (
  entry_id bigint generated always as identity primary key,
  kind text not null,
  -- The same in all languages.
  key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  locale text not null,
  unique (kind, key, locale)
);

create table content_versions (
  entry_id bigint not null references content_entries,
  version int not null check (version > 0),
  text jsonb not null,
  is_withdrawal boolean not null default false,
  saved_by bigint not null references customers,
  saved_at timestamptz not null,
  -- Null while it is a draft.
  publish_at timestamptz,
  -- Null until readers see it.
  published_at timestamptz,
  primary key (entry_id, version),
  check (published_at is null or publish_at is not null)
);

-- Kept pages show these texts (docs/decisions/0080).
create trigger content_versions_public_insert after insert on content_versions for each row
  when (new.published_at is not null)
  execute function note_public_change('content');
create trigger content_versions_public_update after update of published_at on content_versions for each row
  execute function note_public_change('content');
create trigger content_versions_public_truncate after truncate on content_versions for each statement
  execute function note_public_change('everything');
