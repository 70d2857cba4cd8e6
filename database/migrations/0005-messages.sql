-- Messages in the account, and mail.

create table messages (
  message_id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  group_key text not null,
  letter text not null,
  -- Values for the letter's placeholders; the text is rendered in the reader's language.
  facts jsonb not null default '{}',
  call_to_action text,
  call_to_action_done_at timestamptz,
  auction_id bigint,
  listing_id bigint,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  -- What caused it, so that a repeated job writes it once.
  cause text not null,
  unique (customer_id, cause)
);
create index on messages (customer_id, group_key, message_id desc);

create table letters_sent (
  cause text primary key,
  message_id_header text not null,
  recipient text not null,
  letter text not null,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text
);

-- The mail catcher's mailbox (DEMO only): every mail that reached it, as received.
create table caught_mails (
  mail_id bigint generated always as identity primary key,
  received_at timestamptz not null default now(),
  sender text not null,
  recipients text[] not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  attachments jsonb not null default '[]'
);
