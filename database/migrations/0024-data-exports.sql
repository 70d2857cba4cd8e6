-- Archives with all that is kept of a person, which they asked for (rules 11). The file goes after some days, and
-- its row with it.
create table data_exports (
  export_id uuid primary key,
  customer_id bigint not null references customers,
  requested_at timestamptz not null,
  -- Null while the archive is being written.
  ready_at timestamptz,
  storage_key text,
  size_bytes bigint,
  check (num_nulls(ready_at, storage_key, size_bytes) in (0, 3))
);
create index on data_exports (customer_id, requested_at desc);
