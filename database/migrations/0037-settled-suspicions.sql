-- Who changed an answer; an operator by their account. Earlier changes do not say.
alter table listing_changes add column editor text;
alter table listing_changes add column operator_id bigint references customers;

-- What an operator has looked into and found to be right. It stands until that answer is changed.
create table settled_suspicions (
  listing_id bigint not null references listings on delete cascade,
  -- The field and what is odd of it, or the other ad.
  suspicion text not null,
  operator_id bigint not null references customers,
  settled_at timestamptz not null default now(),
  primary key (listing_id, suspicion)
);
