-- What the catalogue and its cards need of an ad, typed and small, beside the ad itself: a search reads
-- no answers of the vehicle, no damages and no gallery. Written in the transaction that writes the ad
-- (server/areas/listing/records/catalog-ad-store.ts). A row that is missing is made when it is asked for.

create table catalog_ads (
  listing_id bigint primary key references listings on delete cascade,
  -- Which version of the program's columns the row was made with; another one is made anew.
  form int not null,
  kind text not null,
  make text not null,
  make_name text not null,
  model text not null,
  body_type text not null,
  first_registration_year int,
  first_registration_month int,
  mileage_km int,
  length_mm int,
  licensed_weight_kg int,
  beds int,
  seats_with_belt int,
  gearbox text,
  emission_class text,
  axles int,
  country text not null,
  is_private_auction boolean not null,
  is_vat_reportable boolean not null,
  picture_key text,
  updated_at timestamptz not null,
  -- The newest round's release, which never changes; null before it.
  auction_id bigint,
  published_at timestamptz
);

-- No row is older than its ad, whoever writes that.
create function drop_catalog_ad() returns trigger language plpgsql as $$
begin
  delete from catalog_ads where listing_id = new.listing_id;
  return null;
end $$;
create trigger listings_change_catalog_ad
  after update of product_type, vehicle_values, review, gallery on listings for each row
  when ((new.product_type, new.vehicle_values, new.review, new.gallery)
    is distinct from (old.product_type, old.vehicle_values, old.review, old.gallery))
  execute function drop_catalog_ad();
