-- The rows of catalog_ads by columns, as the last process that read all of them left them for the next start
-- (docs/decisions/0188). They are made again whenever they are not there, so they are in no log: a database that
-- crashed comes back without them.
create unlogged table kept_catalog_columns (
  place int primary key,
  -- Which version of the program's columns they were made with.
  form int not null,
  -- The engine that packed them; another one may not know how.
  engine text not null,
  -- Numbers of transactions mean something in their own database alone.
  database_system bigint not null,
  -- What this transaction or a later one wrote may be newer.
  unsure_from xid8 not null,
  -- In all parts together.
  ads int not null,
  part bytea not null
);
-- They are read whole, and packing them again would take longer than reading.
alter table kept_catalog_columns alter column part set storage external;
