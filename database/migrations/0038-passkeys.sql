-- Passkeys: a key that a telephone or computer holds for whoever unlocks it (WebAuthn). One is a login by itself and a
-- second factor (rules 11).
create table passkeys (
  passkey_id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  -- Base64url, as browsers send it.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often its device has signed; stays 0 for those that do not count.
  sign_count bigint not null,
  -- The host that it was made for.
  relying_party text not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_customer on passkeys (customer_id);

alter table account_links drop constraint account_links_kind_check;
alter table account_links add constraint account_links_kind_check check (
  kind in (
    'verify_email', 'reset_password', 'unlock', 'login', 'login_code', 'hand_over', 'newsletter', 'share',
    'second_factor', 'change_email', 'undo_email', 'passkey_add', 'passkey_use'
  )
);
