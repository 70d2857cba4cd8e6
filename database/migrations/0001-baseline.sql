-- The schema of CM24. Later changes are numbered files beside this one, and each of them is final once
-- it has run anywhere. `docs/architecture.md` says which part of the program owns which table.

-- ---------------------------------------------------------------------------------------------------
-- What this database is, said by its first start (rules 14)

create table installation (
  is_the_row boolean primary key default true check (is_the_row),
  kind text not null check (kind in ('demo', 'production')),
  -- MAC of a constant under a key of APP_SECRET: tells whether a start has the same secret.
  secret_mac bytea not null,
  created_at timestamptz not null default now()
);

-- ---------------------------------------------------------------------------------------------------
-- The two clocks (rules, two clocks)

create table market_clock (
  is_the_row boolean primary key default true check (is_the_row),
  -- What a demo has moved its market forward by; zero in production.
  offset_ms bigint not null default 0,
  -- The last moment, in real time, at which some process could take bids; null until the first. In
  -- real time, so that a market clock that is moved forward never looks like an outage (rules 3, 14).
  heartbeat_at timestamptz,
  -- Since when a demo that was ended in order is paused, in real time; null while its market goes on.
  -- Always null in production, where an end is an outage like any other (rules 3).
  paused_at timestamptz,
  -- Since when a demo's market is being made, in real time; null once it is whole. What stands there
  -- after a start that was cut off is thrown away and made again. Always null in production.
  making_since timestamptz,
  -- The market that a login was made for. A demo's reset makes another one, whose people have the
  -- numbers of those before; in production it never changes.
  login_era uuid not null default gen_random_uuid()
);
insert into market_clock default values;

-- Market time: the database's clock plus the demo's offset.
create function market_now() returns timestamptz language sql volatile as $$
  select clock_timestamp() + (select offset_ms from market_clock) * interval '1 millisecond'
$$;

-- Times in which nobody could bid, in market time, in which ends are counted.
create table outages (
  outage_id bigint generated always as identity primary key,
  from_at timestamptz not null,
  until_at timestamptz not null,
  -- Null until every end that it hit was moved.
  applied_at timestamptz
);
create index on outages (outage_id) where applied_at is null;

-- ---------------------------------------------------------------------------------------------------
-- Customers, merchants, sessions and everything that proves who somebody is (rules 11)

create table customers (
  customer_id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  password_hash text,
  role text not null default 'customer' check (role in ('customer', 'admin')),
  -- A prospect came by a funnel and has no password yet (spec 3).
  segmentation text not null default 'registered' check (segmentation in ('prospect', 'registered')),
  email_verified_at timestamptz,
  profile_type text not null default 'PRIVATE'
    check (profile_type in ('PRIVATE', 'COMMERCIAL', 'MERCHANT')),
  -- Fields of the profile forms; their rules stand in domain/account.
  profile jsonb not null default '{}',
  -- People of one company share it: they cannot bid on each other's ads (rules 1). A Swiss VAT id
  -- names one company with or without the letters behind it (domain/account/own-ad.ts).
  company_key text,
  language_setting text not null default 'de',
  deactivated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on customers (company_key) where company_key is not null;

create table merchants (
  merchant_id bigint generated always as identity primary key,
  customer_id bigint not null unique references customers,
  admission text not null default 'in_review'
    check (admission in ('in_review', 'needs_more', 'accepted', 'refused')),
  admission_remarks text not null default '',
  -- When the profile was complete and the address verified for the first time: the review begins.
  submitted_at timestamptz,
  decided_at timestamptz,
  blocked_at timestamptz,
  bidding_stopped_at timestamptz,
  vat_id_state text not null default 'unchecked'
    check (vat_id_state in ('unchecked', 'valid', 'confirmed', 'unverified', 'invalid')),
  -- What the register of VAT ids answered, and when (rules 10): a verdict holds for one number.
  vat_id_checked text,
  vat_id_checked_at timestamptz,
  -- The register's own reference of the question: the proof that it was asked.
  vat_id_consultation text,
  notification_locale text not null default 'de'
);

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
create index on merchant_documents (merchant_id, document_id desc);

-- Accounts that an operator found to belong to the same people (rules 1, 10). A pair stands in both
-- directions, so that a bid finds its dealer's by one index.
create table linked_accounts (
  customer_id bigint not null references customers on delete cascade,
  linked_customer_id bigint not null references customers on delete cascade,
  reason text not null,
  linked_at timestamptz not null default market_now(),
  primary key (customer_id, linked_customer_id),
  check (customer_id <> linked_customer_id)
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
  -- Cookies end at each host: a change of storefront starts a session of the same login there.
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
    check (end_reason in ('logout', 'password_changed', 'reuse', 'ended_in_list', 'expired'))
);
create index on sessions (customer_id) where ended_at is null;
create index on sessions (login_id) where ended_at is null;
-- Each process looks for sessions that have just ended.
create index sessions_ended on sessions (ended_at) where ended_at is not null;

create table known_devices (
  customer_id bigint not null references customers,
  device_hash bytea not null,
  last_login_at timestamptz not null default now(),
  primary key (customer_id, device_hash)
);

create table login_failures (
  -- Keyed hash of an account's mail address, a device or a network address: all are counted
  -- (rules 11), and an account that does not exist is counted and locked like any other.
  subject text primary key,
  failure_count int not null default 0,
  first_failed_at timestamptz not null default now(),
  locked_until timestamptz
);

create table account_links (
  -- The link's token is this id and its MAC under a key of the server: who reads the table, or a
  -- queued mail, cannot make it.
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

-- What operators do is read beside what happens on the market, so it goes by market time. The subject
-- is written as kind and id: `order:7`.
create table operator_actions (
  action_id bigint generated always as identity primary key,
  operator_id bigint not null references customers,
  action text not null,
  subject text not null,
  facts jsonb not null default '{}',
  acted_at timestamptz not null default market_now()
);
create index on operator_actions (subject, action_id desc);

-- ---------------------------------------------------------------------------------------------------
-- Ads: the vehicle, its pictures, documents and the review (rules 2, 8, 10). The wire says product. The
-- status of an ad is that of its newest auction.

create table listings (
  listing_id bigint generated by default as identity (start with 100001) primary key,
  customer_id bigint references customers,
  -- Before the login the ad belongs to a visitor: the uuid finds it, the edit key may change it.
  visitor_uuid uuid,
  edit_key_hash bytea,
  product_type text not null check (product_type in ('motorhome', 'trailer')),
  vehicle_values jsonb not null default '{}',
  -- The values that nobody but the owner and operators may know, such as the target: encrypted.
  sealed_values bytea,
  damages jsonb not null default '[]',
  gallery jsonb not null default '[]',
  version int not null default 1,
  -- Regime, rate, start price and remarks of the review (domain/listing).
  review jsonb not null default '{}',
  consent jsonb,
  -- What the ad said while it was last on the market, from the moment it goes back to its owner until
  -- its next release: who is bound by a bid in between sees this, not what is being written.
  last_released jsonb,
  vin text,
  -- As it is compared: without blanks and punctuation, in upper case (domain/vehicle/plate.ts). What
  -- the owner typed stays among the values.
  plate text,
  tracking jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  check (customer_id is not null or visitor_uuid is not null)
);
create index on listings (customer_id);
create index on listings (visitor_uuid);
create index on listings (vin) where vin is not null;
create index on listings (plate) where plate is not null;

create table listing_documents (
  document_id bigint generated always as identity primary key,
  listing_id bigint not null references listings on delete cascade,
  kind text not null,
  storage_key text not null,
  file_name text not null,
  content_type text not null,
  size_bytes int not null,
  uploaded_at timestamptz not null default now()
);
create index on listing_documents (listing_id);

create table consents (
  consent_id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  listing_id bigint,
  auction_id bigint,
  kind text not null,
  text_version text not null,
  locale text not null,
  -- Encrypted, because the sentence names the target.
  sealed_sentence bytea not null,
  given_at timestamptz not null default now()
);

create table listing_changes (
  change_id bigint generated always as identity primary key,
  listing_id bigint not null references listings on delete cascade,
  source text not null,
  attribute_code text not null,
  -- One of the two: encrypted where the value itself is.
  value text,
  sealed_value bytea,
  changed_at timestamptz not null default now(),
  check ((value is null) <> (sealed_value is null))
);
create index on listing_changes (listing_id, change_id desc);

create table pictures (
  -- Content hash: the same bytes are processed once.
  picture_key text primary key,
  width int not null,
  height int not null,
  thumbhash text not null,
  sizes jsonb not null,
  created_at timestamptz not null default now()
);

create table watched_listings (
  customer_id bigint not null references customers,
  listing_id bigint not null references listings,
  watched_at timestamptz not null default now(),
  primary key (customer_id, listing_id)
);
create index on watched_listings (listing_id);

-- ---------------------------------------------------------------------------------------------------
-- Auctions. One row per round: the projected columns are for lists and the clock, `state` is what
-- `decide` reads, `secrets` is its encrypted part (target, light, agents' limits).

create table auctions (
  auction_id bigint generated by default as identity (start with 500001) primary key,
  listing_id bigint not null references listings,
  round int not null default 1,
  owner_customer_id bigint not null references customers,
  -- What an owner is shown of `recd_late_offer` has a name of its own and is never stored.
  status text not null check (status in (
    'editing', 'under_review', 'published', 'running', 'hotbidding', 'ended', 'sold', 'failed',
    'failed_na', 'renegotiation', 'anr_offer_above_targetprice', 'acpt_late_offer', 'recd_late_offer',
    'declined_late_offer', 'inactive'
  )),
  starts_at timestamptz,
  ends_at timestamptz,
  start_price_eur int,
  buy_now_price_eur int,
  current_bid_eur int,
  leader_merchant_id bigint,
  bid_count int not null default 0,
  version int not null default 0,
  -- When the clock has to act next; null when nothing is due.
  due_at timestamptz,
  -- As text, because it is written often and read whole. Settings stand since the release, so they
  -- are apart, out of line and uncompressed: a bid's new row takes them along as they lie.
  state json not null,
  settings json not null,
  secrets bytea not null,
  -- Names what was written: a process that has a state in memory under its revision need not read it
  -- again.
  revision uuid not null default gen_random_uuid(),
  updated_at timestamptz not null default now(),
  unique (listing_id, round)
) with (fillfactor = 50);
alter table auctions alter column settings set storage external;
-- No index on a column that a bid changes: its new row stays on the same page if there is room.
create index on auctions (due_at) where due_at is not null;
create index on auctions (status, ends_at);
create index on auctions (owner_customer_id);
create index on auctions (ends_at);

-- Nobody may write a state and leave its name.
create function refuse_kept_revision() returns trigger language plpgsql as $$
begin
  raise exception 'auction %: another state needs another revision', new.auction_id;
end $$;
create trigger auctions_new_revision
  before update of state, secrets, settings on auctions for each row
  when (new.revision = old.revision) execute function refuse_kept_revision();

-- Whoever writes rows about an auction holds the lock of its row, so the database need not look that
-- row up for each of them: their references are declared and not enforced, and an auction never goes.
create function refuse_lost_auction() returns trigger language plpgsql as $$
begin
  raise exception 'auction %: an auction is neither deleted nor given another number', old.auction_id;
end $$;
create trigger auctions_stay before delete on auctions
  for each row execute function refuse_lost_auction();
create trigger auctions_keep_their_number before update of auction_id on auctions for each row
  when (new.auction_id <> old.auction_id) execute function refuse_lost_auction();

-- Who has a part in which auction, for purchases, "my bids" and notifications. Of many bidders one has
-- bid, so they are apart from the state.
create table auction_bidders (
  auction_id bigint not null references auctions not enforced,
  merchant_id bigint not null references merchants,
  pseudonym int not null,
  standing_bid_eur int,
  standing_sequence int not null,
  standing_at timestamptz not null,
  is_ask_me_then boolean not null default false,
  is_barred boolean not null default false,
  primary key (auction_id, merchant_id)
) with (fillfactor = 80);
create index on auction_bidders (merchant_id);

-- What happened, in one gapless order per auction. No row is ever updated or deleted (rules 4).
create table auction_events (
  auction_id bigint not null references auctions not enforced,
  version int not null,
  kind text not null,
  occurred_at timestamptz not null,
  event json not null,
  secrets bytea,
  primary key (auction_id, version)
);
-- In which auctions a dealer has a part without a bid (a late offer, a purchase at once), and whose
-- bids operators took out. One index for both, so that a bid's events meet no other.
create index auction_events_of_merchant on auction_events (((event ->> 'merchantId')::bigint))
  where kind in ('bids_voided', 'late_offer_made', 'auction_sold');

-- The public bidding journal: gapless, each entry hashed over itself and its predecessor's hash.
create table auction_journal (
  auction_id bigint not null references auctions not enforced,
  sequence int not null,
  entered_at timestamptz not null,
  kind text not null,
  payload json not null,
  previous_hash text not null,
  hash text not null,
  primary key (auction_id, sequence)
);

-- What was published is never changed nor taken away, by no statement of the program and by no hand
-- that is not the schema's own; a chain that was changed all the same is found by the verifier.
create function refuse_changed_journal() returns trigger language plpgsql as $$
begin
  raise exception 'auction_journal is only added to';
end $$;
create trigger auction_journal_stays before update or delete on auction_journal
  for each statement execute function refuse_changed_journal();

-- The private command log: the source of replay. What stands under `secrets` is encrypted.
create table auction_commands (
  auction_id bigint not null references auctions not enforced,
  command_number bigint generated always as identity,
  kind text not null,
  command json not null,
  secrets bytea,
  decided_at timestamptz not null,
  -- Null when the command was refused but its refusal is recorded.
  refusal_code text,
  version_before int not null,
  version_after int not null,
  primary key (auction_id, command_number)
);

create table market_keys (
  auction_id bigint not null references auctions not enforced,
  customer_id bigint not null,
  idempotency_key text not null,
  fingerprint bytea not null,
  created_at timestamptz not null default now(),
  primary key (auction_id, customer_id, idempotency_key)
);

-- What has to follow from a transaction, written in it.
create table outbox (
  outbox_id bigint generated always as identity primary key,
  topic text not null,
  subject_id bigint not null,
  facts json not null default '{}',
  created_at timestamptz not null default clock_timestamp()
);

-- What an owner reports about their vehicle after the release: an operator publishes it, as material
-- or not, or refuses it (rules 8).
create table reported_defects (
  defect_id bigint generated always as identity primary key,
  listing_id bigint not null references listings,
  auction_id bigint not null references auctions,
  reported_by bigint not null references customers,
  reported_at timestamptz not null default clock_timestamp(),
  -- As a damage of the ad: attribute code to value.
  attribute_values jsonb not null,
  verdict text check (verdict in ('material', 'minor', 'refused')),
  decided_at timestamptz,
  decided_by bigint references customers,
  reason text not null default ''
);
create index on reported_defects (listing_id);
create index on reported_defects (reported_at) where verdict is null;

-- Questions of dealers about an ad, and the seller's answers (rules 8).
create table questions (
  question_id bigint generated always as identity primary key,
  listing_id bigint not null references listings on delete cascade,
  -- The round it was asked in.
  auction_id bigint not null references auctions on delete cascade,
  -- Who asked; shown to nobody but them and the operator.
  customer_id bigint not null references customers,
  question text not null,
  question_locale text not null,
  asked_at timestamptz not null default market_now(),
  answer text,
  answer_locale text,
  answered_at timestamptz,
  hidden_at timestamptz,
  check (num_nulls(answer, answer_locale, answered_at) in (0, 3))
);
create index on questions (listing_id, asked_at);
-- One open question per dealer and ad; also what the bid path looks a dealer's open questions up by.
create unique index questions_open on questions (customer_id, listing_id)
  where answered_at is null and hidden_at is null;

-- Each text is translated once per language and kept with the engine that did it.
create table translations (
  text_hash bytea not null,
  source text not null,
  target text not null,
  engine text not null,
  translated text not null,
  translated_at timestamptz not null default now(),
  primary key (text_hash, source, target)
);

-- ---------------------------------------------------------------------------------------------------
-- What follows a sale (rules 10): order, documents, gapless invoice numbers, payment.

create table orders (
  order_id bigint generated by default as identity (start with 700001) primary key,
  auction_id bigint not null references auctions,
  listing_id bigint not null references listings,
  seller_customer_id bigint not null references customers,
  buyer_merchant_id bigint not null references merchants,
  buyer_customer_id bigint not null references customers,
  status text not null default 'pending'
    check (status in ('pending', 'paid', 'cancellation_requested_by_dealer', 'canceled')),
  hammer_price_eur int not null,
  -- Amounts and VAT cases as computed at the sale; never changed in place.
  amounts jsonb not null,
  -- Who sold to whom, as both were when the contract was closed: a contract that is printed late, or
  -- a second time, names them so.
  parties jsonb not null,
  sold_at timestamptz not null,
  invoice_due_on date not null,
  paid_at timestamptz,
  handed_over_at timestamptz,
  handed_over_by text check (handed_over_by in ('seller', 'buyer', 'operator')),
  cancellation_reason text,
  cancellation_requested_at timestamptz,
  cancellation_outcome text check (cancellation_outcome in ('justified', 'unjustified', 'rejected')),
  cancellation_answer text,
  cancellation_answered_at timestamptz,
  reminded_at timestamptz,
  -- Set when this order stopped its dealer's bidding; the stop holds until it is paid.
  bidding_stopped_at timestamptz,
  -- The next thing the market's clock has to do: reminder, then bidding stop.
  due_at timestamptz,
  -- From when on a document of the order is missing if nothing more happens, in market time; null when
  -- all are out. Kept by whatever changes an order or its documents, so that nobody reads all orders.
  documents_missing_from timestamptz
);
create index on orders (auction_id);
create index on orders (seller_customer_id);
create index on orders (buyer_merchant_id);
create index on orders (buyer_customer_id);
create index on orders (due_at) where due_at is not null;
create index on orders (documents_missing_from) where documents_missing_from is not null;
-- A canceled sale leaves its order; the auction may be sold once more (second chance, late offer).
create unique index orders_one_live_of_auction on orders (auction_id) where status <> 'canceled';

create table order_documents (
  document_id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  kind text not null check (kind in ('contract', 'commission_invoice', 'reversal_invoice')),
  number text,
  -- A document gets its number and its row first and its file once the PDF is made, so that no lock
  -- lasts as long as that. Null until then: nobody is shown the document or notified of it.
  storage_key text,
  file_name text not null,
  -- What an invoice states, so that its reversal takes back exactly that.
  stated jsonb,
  reverses_document_id bigint unique references order_documents,
  created_at timestamptz not null default now(),
  -- When the file was published, in market time: an invoice that nobody has yet is not reminded of.
  printed_at timestamptz,
  constraint printed_with_file check ((storage_key is null) = (printed_at is null))
);
create index on order_documents (order_id);
-- One contract, but several invoices: a corrected one follows the reversal of the first.
create unique index on order_documents (order_id) where kind = 'contract';
create unique index on order_documents (number);

create table invoice_counters (
  series text not null,
  year int not null,
  last_number int not null,
  primary key (series, year)
);

-- What the bank booked, from the files an operator uploads. A line is known by its fingerprint, so
-- that two files of overlapping days book it once.
create table bank_lines (
  line_id bigint generated always as identity primary key,
  fingerprint text not null unique,
  file_name text not null,
  booked_on date not null,
  amount_cents bigint not null,
  payer text not null,
  purpose text not null,
  status text not null check (status in ('matched', 'open', 'dismissed')),
  -- Why it was not matched by itself; null where it was.
  doubt text
    check (doubt in ('no_number', 'unknown_number', 'other_amount', 'already_paid', 'not_owed')),
  order_id bigint references orders,
  -- What the order owed when this payment was counted as its own, so that one of another amount stays
  -- known as such: what is too much may have to be sent back.
  owed_cents bigint,
  uploaded_by bigint not null references customers,
  uploaded_at timestamptz not null default now(),
  settled_by bigint references customers
);
create index on bank_lines (status, line_id);
create index on bank_lines (order_id);

-- ---------------------------------------------------------------------------------------------------
-- Messages in the account, and mail

create table messages (
  message_id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  group_key text not null,
  notification text not null,
  -- Values for the text's placeholders; the text is rendered in the reader's language.
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
-- Each notification of an auction may answer what somebody was asked before: by the auction, or by the
-- ad in all its rounds. Few calls wait at any time, so both indexes stay small.
create index on messages (auction_id)
  where call_to_action is not null and call_to_action_done_at is null;
create index on messages (listing_id)
  where call_to_action is not null and call_to_action_done_at is null;

create table mails_sent (
  cause text primary key,
  message_id_header text not null,
  recipient text not null,
  notification text not null,
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

-- ---------------------------------------------------------------------------------------------------
-- Settings an operator may change, and what visitors subscribe to

create table settings (
  key text primary key,
  value text not null,
  description text not null default '',
  updated_at timestamptz not null default now()
);
insert into settings (key, value, description) values ('system_bar', 'off', '');

create table newsletter_subscriptions (
  email text primary key check (email = lower(email)),
  locale text not null,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz
);

-- Reminder mails somebody does not want any more; absent means wanted (spec 7.2).
create table email_automation_stops (
  email text not null check (email = lower(email)),
  automation text not null,
  stopped_at timestamptz not null default now(),
  primary key (email, automation)
);
