-- A login that was entered by an account at an identity provider; it ends when the two are disconnected.
alter table sessions add column outside_login_id bigint references outside_logins on delete set null;
create index sessions_of_outside_login on sessions (outside_login_id) where outside_login_id is not null;
