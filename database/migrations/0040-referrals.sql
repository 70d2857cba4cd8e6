-- Who may refer owners to us: whoever asks for a link, one each.
create table partners (
  partner_id bigint generated always as identity primary key,
  customer_id bigint not null unique references customers,
  code text not null unique,
  created_at timestamptz not null
);

-- Which ad somebody was referred for, the first time it counts.
create table referrals (
  listing_id bigint primary key references listings on delete cascade,
  code text not null,
  -- Null: the code is known to the outside service alone.
  partner_id bigint references partners,
  recorded_at timestamptz not null,
  -- How the outside service calls it, once it has it.
  conversion_id text,
  -- Why the outside service never takes it.
  refused text
);
create index referrals_of_partner on referrals (partner_id);
