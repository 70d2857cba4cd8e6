-- What an owner's price is compared with: ads of one body type, near in year, length and mileage. Everything
-- that decides stands in the index, so that only what is compared is looked up among the auctions.
create index catalog_ads_comparable on catalog_ads
  (body_type, first_registration_year, length_mm) include (mileage_km, kind, listing_id);
