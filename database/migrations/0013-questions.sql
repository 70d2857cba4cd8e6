-- Questions of dealers about an ad, and the seller's answers (rules 8).

create table questions (
  question_id bigint generated always as identity primary key,
  listing_id bigint not null references listings on delete cascade,
  -- The round it was asked in.
  auction_id bigint not null references auctions on delete cascade,
  -- Who asked; told to nobody but himself and the operator.
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
