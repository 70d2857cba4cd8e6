-- What the register of VAT ids answered, and when (rules 10): a verdict holds for one number.
alter table merchants
  add column vat_id_checked text,
  add column vat_id_checked_at timestamptz,
  -- The register's own reference of the question: our proof that we asked.
  add column vat_id_consultation text;
