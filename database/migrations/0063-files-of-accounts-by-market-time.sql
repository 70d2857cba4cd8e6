-- What operators do, and which accounts they link, is read beside what happens on the market: both
-- go by its clock (rules, two clocks). Without a demo's offset the two clocks are one.
alter table operator_actions alter column acted_at set default market_now();
alter table linked_accounts alter column linked_at set default market_now();
