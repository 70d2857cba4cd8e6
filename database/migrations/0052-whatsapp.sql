-- Who wants messages by WhatsApp, on which number, and since when. Each opt-in is a row of its own: ended ones are the proof.
create table whatsapp_opt_ins (
  opt_in_id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  -- E.164.
  telephone text not null check (telephone ~ '^\+[1-9][0-9]{6,14}$'),
  -- The sentence that was agreed to, as it was shown, or the word that was written to us.
  agreed_text text not null,
  given_by text not null check (given_by in ('code', 'start')),
  asked_at timestamptz not null,
  wrong_codes integer not null default 0,
  confirmed_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('person', 'stop', 'another_number')),
  check ((ended_at is null) = (ended_by is null))
);
create unique index one_whatsapp_of_customer on whatsapp_opt_ins (customer_id)
  where confirmed_at is not null and ended_at is null;
create index whatsapp_opt_ins_of_customer on whatsapp_opt_ins (customer_id, asked_at);
create index whatsapp_opt_ins_by_number on whatsapp_opt_ins (telephone, asked_at);

-- What went by WhatsApp and what became of it; a repeated job tells nobody twice.
create table whatsapps_sent (
  whatsapp_id bigint generated always as identity primary key,
  cause text not null unique,
  customer_id bigint not null references customers,
  notification text not null,
  telephone text not null,
  -- What it was sent from: the mail in its place is written from the same.
  job jsonb,
  -- The service's own number for it; null until it has taken it, or where its answer was lost.
  wamid text unique,
  status text not null check (status in ('waiting', 'accepted', 'sent', 'failed', 'delivered', 'read')),
  failure text,
  recorded_at timestamptz not null,
  status_at timestamptz not null
);
create index whatsapps_sent_of_customer on whatsapps_sent (customer_id, recorded_at);
create index whatsapps_sent_by_age on whatsapps_sent (recorded_at);

-- Kept for the end of their reader's quiet hours, as pushes are.
create table held_whatsapps (
  customer_id bigint not null references customers,
  cause text not null,
  job json not null,
  held_at timestamptz not null,
  primary key (customer_id, cause)
);
alter table held_pushes rename column push to job;
