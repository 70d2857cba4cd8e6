-- Flagged answers are confirmed once more also where they are changed after the submission: the sentence that was
-- read, and its language; null where nothing of the change needs it.
alter table ad_changes
  add column confirmation_version text,
  add column confirmation_locale text,
  add check ((confirmation_version is null) = (confirmation_locale is null));
