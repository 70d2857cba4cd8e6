-- The status of an ad is that of its newest auction; the review queue reads auctions (status, ends_at).
alter table listings drop column status;
-- Nothing ever read it.
alter table listings drop column reviewed_at;
