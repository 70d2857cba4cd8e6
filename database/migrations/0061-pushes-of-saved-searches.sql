-- By which ways a dealer is told of what a search newly finds, each for itself, and how often by either.
alter table saved_searches
  add column mail boolean not null default false,
  add column push boolean not null default false,
  add column rhythm text not null default 'bundled' check (rhythm in ('bundled', 'daily')),
  add column last_push_at timestamptz;
update saved_searches set mail = true, rhythm = mails where mails <> 'off';
alter table saved_searches drop column mails;

-- By which ways a find is still to be told. What was found while a way was off is never told by it.
alter table search_finds
  add column awaits_mail boolean not null default false,
  add column awaits_push boolean not null default false;
update search_finds set awaits_mail = true
from saved_searches s where s.search_id = search_finds.search_id and s.mail and notified_at is null;
alter table search_finds drop column notified_at;
