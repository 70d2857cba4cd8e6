-- Customers, merchants, sessions and everything that proves who somebody is (rules 11).

create table customers (
  customer_id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  password_hash text,
  role text not null default 'customer' check (role in ('customer', 'admin')),
  -- A prospect came by a funnel and has no password yet (spec 3).
  segmentation text not null default 'registered' check (segmentation in ('prospect', 'registered')),
  email_verified_at timestamptz,
  profile_type text not null default 'PRIVATE' check (profile_type in ('PRIVATE', 'COMMERCIAL', 'MERCHANT')),
  -- Fields of the profile forms; their rules stand in domain/account.
  profile jsonb not null default '{}',
  -- People of one company share it: they cannot bid on each other's ads (rules 1).
  company_key text,
  language_setting text not null default 'de',
  deactivated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table merchants (
  merchant_id bigint generated always as identity primary key,
  customer_id bigint not null unique references customers,
  admission text not null default 'in_review' check (admission in ('in_review', 'needs_more', 'accepted', 'refused')),
  admission_remarks text not null default '',
  -- When the profile was complete and the address verified for the first time: the review begins.
  submitted_at timestamptz,
  decided_at timestamptz,
  blocked_at timestamptz,
  bidding_stopped_at timestamptz,
  -- State of the VAT id check: unchecked, valid, invalid, unverified or confirmed by the operator.
  vat_id_state text not null default 'unchecked',
  void_count int not null default 0,
  notification_locale text not null default 'de'
);

create index on customers (company_key) where company_key is not null;

create table merchant_documents (
  document_id bigint generated always as identity primary key,
  merchant_id bigint not null references merchants,
  kind text not null check (kind in ('trade_licence', 'register_extract')),
  storage_key text not null,
  file_name text not null,
  content_type text not null,
  size_bytes int not null,
  uploaded_at timestamptz not null default now()
);

create table terms_acceptances (
  customer_id bigint not null references customers,
  version text not null,
  locale text not null,
  accepted_at timestamptz not null default now(),
  primary key (customer_id, version)
);

create table sessions (
  session_id uuid primary key,
  -- Cookies end at each host: a language hand-over starts a session of the same login there.
  login_id uuid not null,
  customer_id bigint not null references customers,
  -- Counts rotations. The refresh token is session, generation and a MAC over both; the one before
  -- the last rotation is accepted for seconds (two tabs), an older one is a theft.
  generation int not null default 1,
  rotated_at timestamptz not null default now(),
  device text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
create index on sessions (customer_id) where ended_at is null;
create index on sessions (login_id) where ended_at is null;

create table known_devices (
  customer_id bigint not null references customers,
  device_hash bytea not null,
  last_login_at timestamptz not null default now(),
  primary key (customer_id, device_hash)
);

create table login_failures (
  -- Keyed hash of an account's mail address, a device or an address of the net: all are counted
  -- (rules 11), and an account that does not exist is counted and locked like any other.
  subject text primary key,
  failure_count int not null default 0,
  first_failed_at timestamptz not null default now(),
  locked_until timestamptz
);

create table account_links (
  -- The link's token is this id and its MAC under a key of ours: who reads the table, or a queued
  -- mail, cannot make it.
  link_id uuid primary key,
  customer_id bigint references customers,
  kind text not null check (
    kind in ('verify_email', 'reset_password', 'unlock', 'login', 'hand_over', 'newsletter', 'share')
  ),
  facts jsonb not null default '{}',
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on account_links (customer_id);

create table read_popups (
  customer_id bigint not null references customers,
  popup_id text not null,
  read_at timestamptz not null default now(),
  primary key (customer_id, popup_id)
);

create table operator_actions (
  action_id bigint generated always as identity primary key,
  operator_id bigint not null references customers,
  action text not null,
  subject text not null,
  facts jsonb not null default '{}',
  acted_at timestamptz not null default now()
);
create index on operator_actions (subject, action_id desc);
