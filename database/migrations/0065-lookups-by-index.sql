-- Each letter of an auction may settle what somebody was asked before: by the auction, or by the ad in
-- all its rounds. Few calls wait at any time, so both indexes stay small however many messages there are.
create index on messages (auction_id)
  where call_to_action is not null and call_to_action_done_at is null;
create index on messages (listing_id)
  where call_to_action is not null and call_to_action_done_at is null;

-- A vehicle that was here before is looked for at each submit, whoever watches an ad at each of its turns,
-- a dealer's latest certificate with his account.
create index on listings (plate) where plate is not null;
create index on watched_listings (listing_id);
create index on merchant_documents (merchant_id, document_id desc);
