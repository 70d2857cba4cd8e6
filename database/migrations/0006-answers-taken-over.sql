-- How an answer came: what its owner took over from most ads of the same model, with what it was then. It
-- counts as taken over as long as the ad still says so, and never towards what most ads say.
create table answers_taken_over (
  listing_id bigint not null references listings on delete cascade,
  attribute_code text not null,
  value jsonb not null,
  taken_over_at timestamptz not null default now(),
  primary key (listing_id, attribute_code)
);

-- Ads of one model.
create index catalog_ads_model on catalog_ads (make, lower(model));
