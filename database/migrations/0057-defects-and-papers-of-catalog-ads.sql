-- Dealers sort by how many defects an ad names and of how many kinds of papers pages are released.

alter table catalog_ads
  add column damage_count int not null default 0,
  add column document_count int not null default 0;

-- Their rows are of an older form and made anew; no row is older than its ad, whoever writes that.
drop trigger listings_change_catalog_ad on listings;
create trigger listings_change_catalog_ad
  after update of product_type, vehicle_values, review, gallery, damages on listings for each row
  when ((new.product_type, new.vehicle_values, new.review, new.gallery, new.damages)
    is distinct from (old.product_type, old.vehicle_values, old.review, old.gallery, old.damages))
  execute function drop_catalog_ad();

create function drop_catalog_ad_of_page() returns trigger language plpgsql as $$
begin
  delete from catalog_ads where listing_id = coalesce(new.listing_id, old.listing_id);
  return null;
end $$;
create trigger covered_pages_change_catalog_ad
  after insert or delete or update of released_at on covered_pages for each row
  execute function drop_catalog_ad_of_page();
