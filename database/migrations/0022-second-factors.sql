-- A second proof beside password or mailed code: a code of an authenticator app, or a recovery code (rules 11).
create table second_factors (
  customer_id bigint primary key references customers,
  -- Sealed with a key of the server: who reads the table cannot make codes.
  totp_secret bytea not null,
  -- Null until a first code has shown that the app has the secret; before that nobody is asked for one.
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken: each works once.
  last_step bigint not null default 0
);

create table recovery_codes (
  customer_id bigint not null references customers,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (customer_id, code_hash)
);

alter table account_links drop constraint account_links_kind_check;
alter table account_links add constraint account_links_kind_check check (
  kind in (
    'verify_email', 'reset_password', 'unlock', 'login', 'login_code', 'hand_over', 'newsletter', 'share',
    'second_factor'
  )
);
