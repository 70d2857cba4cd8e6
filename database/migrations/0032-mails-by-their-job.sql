-- A mail and the mail in place of its push are two jobs of one cause: which of them sends it.
alter table mails_sent add column is_instead_of_push boolean not null default false;
