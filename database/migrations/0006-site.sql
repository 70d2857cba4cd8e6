-- Settings an operator may change, and what the site counts.

create table settings (
  key text primary key,
  value text not null,
  description text not null default '',
  updated_at timestamptz not null default now()
);
insert into settings (key, value, description) values ('system_bar', 'off', '');

create table user_actions (
  user_action_id bigint generated always as identity primary key,
  action text not null,
  context text not null,
  customer_id bigint,
  visitor_uuid uuid,
  listing_id bigint,
  collected_at timestamptz not null default now()
);

-- Which pages are read, without anybody's identity: path and the site that led here.
create table access_logs (
  access_log_id bigint generated always as identity primary key,
  path text not null,
  referer_host text not null,
  logged_at timestamptz not null default now()
);

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
