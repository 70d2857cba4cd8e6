-- Pages and steps by day, counted without anybody's name (rules 11). By real time; kept for 30 days.
create table usage_counts (
  day date not null,
  -- The name of a path template, never an address.
  route text not null,
  -- Empty for a page; else the funnel and what was reached in it.
  funnel text not null default '',
  step text not null default '',
  locale text not null,
  device text not null check (device in ('phone', 'tablet', 'computer')),
  count int not null,
  counted_at timestamptz not null,
  primary key (day, funnel, step, route, locale, device)
);

-- The same of those who agreed to it, each on a line of its own. Kept for 30 days, gone with the consent.
create table visitor_actions (
  action_id bigint generated always as identity primary key,
  happened_at timestamptz not null,
  visitor_uuid uuid,
  customer_id bigint references customers on delete cascade,
  listing_id bigint references listings on delete set null,
  route text not null,
  funnel text not null default '',
  step text not null default '',
  locale text not null,
  device text not null,
  -- The host that a visit came from; null within the site.
  referring_host text,
  check (visitor_uuid is not null or customer_id is not null)
);
create index visitor_actions_by_age on visitor_actions (happened_at);
create index visitor_actions_of_visitor on visitor_actions (visitor_uuid);
create index visitor_actions_of_customer on visitor_actions (customer_id);
create index visitor_actions_of_listing on visitor_actions (listing_id);
