-- Whose account a mail was about, whatever its address was then, and what it was written from: by both it can be sent
-- once more. Links and codes are in neither. Null of a mail to a bare address, or of one that is never sent again.
alter table mails_sent add column customer_id bigint references customers;
alter table mails_sent add column written_from jsonb;
create index mails_by_customer on mails_sent (customer_id);
