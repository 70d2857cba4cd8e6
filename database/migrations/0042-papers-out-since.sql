-- When a paper's file was handed out, in market time: an invoice that nobody has yet is not reminded of.
alter table order_documents add column printed_at timestamptz;
update order_documents set printed_at = created_at where storage_key is not null;
alter table order_documents
  add constraint printed_with_file check ((storage_key is null) = (printed_at is null));
