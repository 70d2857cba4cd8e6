-- What operators did is found by its subject, written as kind and id: `order:7`. Some kinds had a slash
-- between them, an auction either, and an ad was a `product/` to some and a `listing:` to others.
update operator_actions
set subject = replace(regexp_replace(subject, '^product/', 'listing/'), '/', ':')
where subject ~ '^(product|auction|order|bank_line)/\d+$';
