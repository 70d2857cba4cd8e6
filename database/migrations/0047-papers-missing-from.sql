-- From when on a paper of the order is missing if nothing more happens, in market time; null when all
-- are out. Kept by whatever changes an order or its papers, so that nobody reads all orders for it.
alter table orders add column papers_missing_from timestamptz;

with counted as (
  select o.order_id,
    coalesce(bool_or(d.document_id is not null and d.storage_key is null), false) as has_unprinted,
    count(*) filter (where d.kind = 'contract') as contracts,
    count(*) filter (where d.kind = 'commission_invoice')
      - count(*) filter (where d.kind = 'reversal_invoice') as open_invoices
  from orders o left join order_documents d on d.order_id = o.order_id
  group by o.order_id
)
update orders o set papers_missing_from = case
    when has_unprinted then sold_at
    when cancellation_outcome = 'justified'
      then case when open_invoices > 0 then cancellation_answered_at + interval '5 minutes' end
    when contracts = 0 then sold_at + interval '5 minutes'
    when open_invoices <= 0 then sold_at + interval '5 minutes'
      + case when amounts ->> 'commissionVatCase' = 'held' then interval '72 hours' else '0' end
  end
from counted c where c.order_id = o.order_id;

create index on orders (papers_missing_from) where papers_missing_from is not null;
