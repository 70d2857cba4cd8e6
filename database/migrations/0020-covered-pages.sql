-- Pages of an ad's papers with people, plate and numbers covered. Dealers see those that an operator has
-- released; the papers themselves stay in listing_documents.
create table covered_pages (
  page_id bigint generated always as identity primary key,
  listing_id bigint not null references listings on delete cascade,
  document_type text not null,
  storage_key text not null,
  uploaded_at timestamptz not null default now(),
  released_at timestamptz,
  released_by bigint references customers
);
create index on covered_pages (listing_id);
