-- Names of the glossary: a message and a mail name their notification, and files of an order are documents.
alter table messages rename column letter to notification;
alter table letters_sent rename to mails_sent;
alter table mails_sent rename column letter to notification;
alter index letters_sent_pkey rename to mails_sent_pkey;
alter table orders rename column papers_missing_from to documents_missing_from;
alter index orders_papers_missing_from_idx rename to orders_documents_missing_from_idx;
