-- How far dealers would have to drive (rules 1): the region of each ad, and points of postcodes that an operator
-- has imported. Neither is anybody's own.

alter table catalog_ads add column region_code text;

create table postcode_points (
  country text not null,
  -- Without blanks and country prefix, as addresses are kept.
  postcode text collate "C" not null,
  place text not null,
  -- For comparing: small letters without accents.
  plain_place text not null,
  latitude double precision not null,
  longitude double precision not null,
  primary key (country, postcode, place)
);
create index on postcode_points (country, plain_place);
