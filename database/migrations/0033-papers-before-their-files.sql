-- A paper gets its number and its row first and its file once the sheet is set, so that no lock lasts
-- as long as the setting of a PDF. Null until then: nobody is shown the paper or told of it.
alter table order_documents alter column storage_key drop not null;
