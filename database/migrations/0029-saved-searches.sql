-- What a dealer searches the catalog for again and again: the filter as an address carries it.
create table saved_searches (
  search_id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  name text not null,
  query jsonb not null,
  saved_at timestamptz not null
);
create index on saved_searches (customer_id, search_id);
