-- What an order owed when a payment was counted as its own, so that one of another amount stays
-- known as such: what is too much may have to be sent back. Of earlier payments nobody kept it.
alter table bank_lines add column owed_cents bigint;
