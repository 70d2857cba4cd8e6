-- What an operator asks an owner to mend, field by field, with what stood there before and after. Those of the last
-- verdict are open; the others are the history.
create table review_remarks (
  remark_id bigint generated always as identity primary key,
  listing_id bigint not null references listings on delete cascade,
  given_by bigint not null,
  given_at timestamptz not null default now(),
  field text not null,
  text text not null,
  -- Answers can be the owner's secret.
  sealed_before bytea not null,
  answered_at timestamptz,
  answer text check (answer in ('changed', 'kept')),
  note text,
  sealed_after bytea,
  closed_at timestamptz,
  check ((answer is null) = (answered_at is null))
);

create index review_remarks_listing on review_remarks (listing_id, remark_id);
