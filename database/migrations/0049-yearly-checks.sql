-- Admitted dealers are looked at once a year (rules 11). Null: nothing is asked of them now.
alter table merchants add column yearly_check_asked_at timestamptz;
-- When an operator last found VAT id and papers in order after the admission.
alter table merchants add column yearly_check_done_at timestamptz;
