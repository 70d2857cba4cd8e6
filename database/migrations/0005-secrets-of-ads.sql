-- What an owner asks stands sealed wherever an ad is kept: in its values, its log and the consents.

alter table listings add column sealed_values bytea;

alter table listing_changes alter column value drop not null;
alter table listing_changes add column sealed_value bytea;
alter table listing_changes add check ((value is null) <> (sealed_value is null));

alter table consents drop column sentence;
alter table consents add column sealed_sentence bytea not null;
