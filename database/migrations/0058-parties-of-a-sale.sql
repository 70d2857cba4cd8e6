-- Who sold to whom, as both were when the contract was closed: a contract that is printed late, or a
-- second time, names them so. Of earlier sales nobody kept it; they name who their sides are today.
alter table orders add column parties jsonb;

create function pg_temp.party(email text, profile jsonb) returns jsonb language sql as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'name', coalesce(
      nullif(concat_ws(' ', profile ->> 'name', profile ->> 'surname'), ''),
      nullif(concat_ws(' ', profile ->> 'commercialCustomerContactName',
        profile ->> 'commercialCustomerContactSurname'), ''),
      profile ->> 'managingDirector', ''),
    'street', coalesce(profile ->> 'street', ''),
    'zipCode', coalesce(profile ->> 'zipCode', ''),
    'city', coalesce(profile ->> 'city', ''),
    'country', coalesce(profile ->> 'country', 'DE'),
    'email', email,
    'company', profile ->> 'companyName',
    'phone', coalesce(profile ->> 'phone', profile ->> 'commercialCustomerContactPhone'),
    'vatId', profile ->> 'vatRegNo'))
$$;

update orders o set parties = jsonb_build_object(
    'seller', pg_temp.party(s.email, s.profile),
    'buyer', pg_temp.party(b.email, b.profile),
    'isSellerBusiness', s.profile_type <> 'PRIVATE')
from customers s, customers b
where s.customer_id = o.seller_customer_id and b.customer_id = o.buyer_customer_id;

alter table orders alter column parties set not null;
