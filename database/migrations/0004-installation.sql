-- What this database is, said by its first start (rules 14).
create table installation (
  is_the_row boolean primary key default true check (is_the_row),
  kind text not null check (kind in ('demo', 'production')),
  -- MAC of a constant under a key of APP_SECRET: tells whether a start has the same secret.
  secret_mac bytea not null,
  created_at timestamptz not null default now()
);
