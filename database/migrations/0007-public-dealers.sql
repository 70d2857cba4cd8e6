-- The directory of dealers is a page that is kept: a row of `public_changes` says that it shows another list
-- (docs/decisions/0080). It names admitted dealers who are not blocked, by company and place.
create trigger merchants_public_insert after insert on merchants for each row
  execute function note_public_change('dealer');
create trigger merchants_public_update after update on merchants for each row
  when (new.admission <> old.admission
    or (new.blocked_at is null) <> (old.blocked_at is null)
    or new.customer_id <> old.customer_id)
  execute function note_public_change('dealer');
create trigger merchants_public_truncate after truncate on merchants for each statement
  execute function note_public_change('everything');
create trigger customers_public_update after update of profile, deactivated_at on customers for each row
  when ((new.deactivated_at is null) <> (old.deactivated_at is null)
    or new.profile ->> 'companyName' is distinct from old.profile ->> 'companyName'
    or new.profile ->> 'zipCode' is distinct from old.profile ->> 'zipCode'
    or new.profile ->> 'city' is distinct from old.profile ->> 'city'
    or new.profile ->> 'country' is distinct from old.profile ->> 'country')
  execute function note_public_change('dealer');
