-- Pictures that the review alone sees, each with the ad that had it first. A key from its content is hard to
-- guess and no permission: the route of pictures asks here who may see it. A row stays when the picture is
-- taken out of the ad, and without an ad it is for operators alone.
create table private_pictures (
  picture_key text primary key,
  listing_id bigint references listings on delete set null
);
create index on private_pictures (listing_id);

insert into private_pictures (picture_key, listing_id)
select distinct on (picture ->> 'value') picture ->> 'value', listing_id
from listings, jsonb_array_elements(review_pictures) as picture
order by picture ->> 'value', listing_id;
