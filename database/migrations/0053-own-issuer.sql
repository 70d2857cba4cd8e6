-- CM24 as an identity provider for other programs (OpenID Connect; rules 11).
create table issuer_keys (
  key_id text primary key,
  signs_from timestamptz not null,
  -- Both halves as a JWK, sealed: whoever reads the table signs nothing.
  sealed_key bytea not null
);

-- What the provider's library remembers: questions that wait for a login, codes, tokens, and what they were given by.
-- Codes and tokens are known by a hash, and what is said of them is sealed.
create table issuer_records (
  record_hash bytea primary key,
  kind text not null check (kind in ('Interaction', 'Grant', 'AuthorizationCode', 'AccessToken', 'RefreshToken')),
  sealed_record bytea not null,
  grant_hash bytea,
  customer_id bigint references customers,
  -- Of a grant: to which program, and by which login here; it ends with that login.
  program_id text,
  session_id uuid references sessions on delete cascade,
  used_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index issuer_records_of_grant on issuer_records (grant_hash) where grant_hash is not null;
create index issuer_records_of_customer on issuer_records (customer_id) where customer_id is not null;
create index issuer_records_of_session on issuer_records (session_id) where session_id is not null;
create index issuer_records_by_end on issuer_records (expires_at);

alter table account_links drop constraint account_links_kind_check;
alter table account_links add constraint account_links_kind_check check (
  kind in (
    'verify_email', 'reset_password', 'unlock', 'login', 'login_code', 'hand_over', 'newsletter', 'share',
    'second_factor', 'change_email', 'undo_email', 'passkey_add', 'passkey_use', 'outside_ask', 'outside_login',
    'program_login', 'program_logout'
  )
);
