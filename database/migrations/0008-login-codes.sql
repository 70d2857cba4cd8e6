-- A login link carries a code of six digits as well (rules 11). The code is made from the link's id when its
-- mail is written: it stands nowhere.
alter table account_links
  -- Keyed hash of the mail address, or of a known device: by it mails are counted.
  add column subject text,
  -- When a mail with it was asked for, the first and each repeated one.
  add column mailed_at timestamptz[] not null default '{}',
  add column wrong_codes int not null default 0;
create index on account_links (subject) where subject is not null;

alter table account_links drop constraint account_links_kind_check;
alter table account_links add constraint account_links_kind_check check (
  kind in (
    'verify_email', 'reset_password', 'unlock', 'login', 'login_code', 'hand_over', 'newsletter', 'share'
  )
);
