-- Accounts at another identity provider by which somebody enters theirs here (OpenID Connect; rules 11).
create table outside_logins (
  outside_login_id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  issuer text not null,
  -- Who it is there; addresses change hands, this does not.
  subject text not null,
  email text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  unique (issuer, subject)
);
create index outside_logins_of_customer on outside_logins (customer_id);

alter table account_links drop constraint account_links_kind_check;
alter table account_links add constraint account_links_kind_check check (
  kind in (
    'verify_email', 'reset_password', 'unlock', 'login', 'login_code', 'hand_over', 'newsletter', 'share',
    'second_factor', 'change_email', 'undo_email', 'passkey_add', 'passkey_use', 'outside_ask', 'outside_login'
  )
);
