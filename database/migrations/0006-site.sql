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
