-- When whoever has this login last showed who they are, by the login itself or once more later (rules 11).
-- Null: a login from before; it is asked.
alter table sessions add column proved_at timestamptz;
