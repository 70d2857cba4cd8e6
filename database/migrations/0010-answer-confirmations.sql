-- Answers of an ad that its owner confirmed once more, each with the sentence as it was read. A changed answer ends
-- its confirmation.
create table answer_confirmations (
  listing_id bigint not null references listings on delete cascade,
  attribute_code text not null,
  value jsonb not null,
  text_version text not null,
  locale text not null,
  sentence text not null,
  confirmed_at timestamptz not null,
  primary key (listing_id, attribute_code)
);
