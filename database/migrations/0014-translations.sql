-- Each text is translated once per language and kept with the engine that did it.

create table translations (
  text_hash bytea not null,
  source text not null,
  target text not null,
  engine text not null,
  translated text not null,
  translated_at timestamptz not null default now(),
  primary key (text_hash, source, target)
);
