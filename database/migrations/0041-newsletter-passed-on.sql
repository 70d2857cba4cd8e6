-- What the service that sends the newsletter has of a confirmed address, where one is set up.
alter table newsletter_subscriptions add column passed_on_at timestamptz;
-- Why it never takes the address.
alter table newsletter_subscriptions add column refused text;
