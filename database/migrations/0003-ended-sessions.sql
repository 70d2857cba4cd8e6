-- Each process looks for sessions that have just ended (rules 11).
create index sessions_ended on sessions (ended_at) where ended_at is not null;
