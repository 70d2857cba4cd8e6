-- With or without the letters behind it, a Swiss VAT id names one company (domain/account/own-ad.ts).
update customers set company_key = regexp_replace(company_key, '^(CHE\d{9})(MWST|TVA|IVA)$', '\1')
where company_key ~ '^CHE\d{9}(MWST|TVA|IVA)$';
