-- What was published is never changed nor taken away, by no statement of the program and by no hand
-- that is not the schema's own; a chain that was changed all the same is found by the verifier.
create function refuse_changed_journal() returns trigger language plpgsql as $$
begin
  raise exception 'auction_journal is only added to';
end $$;
create trigger auction_journal_stays before update or delete on auction_journal
  for each statement execute function refuse_changed_journal();
