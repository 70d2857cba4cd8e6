-- Counted from the auctions' events; the column was never written.
alter table merchants drop column void_count;
