-- What anybody can have sent to an address is bounded by the hour, whoever asks (rules 11).
alter table mails_sent add column recorded_at timestamptz not null default now();
create index mails_by_recipient on mails_sent (recipient, notification, recorded_at);
