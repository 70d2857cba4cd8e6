-- Pictures after the gallery, and those that the review alone sees (domain/listing/gallery.ts).
alter table listings
  add column more_images jsonb not null default '[]',
  add column review_pictures jsonb not null default '[]';

-- What was on the market before had none of either.
update listings set last_released = last_released || '{"moreImages": [], "reviewPictures": []}'
  where last_released is not null;
