-- How often a dealer is written to of what a search newly finds.
alter table saved_searches add column mails text not null default 'off'
  check (mails in ('off', 'bundled', 'daily'));

-- An auction that a search found when its ad was approved; told once.
create table search_finds (
  find_id bigint generated always as identity primary key,
  search_id bigint not null references saved_searches on delete cascade,
  auction_id bigint not null,
  found_at timestamptz not null,
  notified_at timestamptz,
  unique (search_id, auction_id)
);

-- One row per dealer, locked while their mail is put together.
create table search_mails (
  customer_id bigint primary key references customers,
  last_mail_at timestamptz
);
