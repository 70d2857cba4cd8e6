-- When the owner of a draft was told that it will be deleted; a change of the ad after it takes that back (rules 11).
alter table listings add column deletion_announced_at timestamptz;
