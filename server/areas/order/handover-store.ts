import type { Handover } from '#domain/order/handover.ts'
import type { DatabaseClient } from '../../platform/database/pool.ts'

/** The SQL of an order's handover. An order reads it with itself (`order-store.ts`), null before the first step. */

const millisecondsOf = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`

export const handoverColumn = `(select json_build_object(
      'proposal', case when proposed_at is not null then json_build_object(
        'meetsAt', ${millisecondsOf('proposed_meets_at')}, 'by', proposed_by,
        'proposedAt', ${millisecondsOf('proposed_at')}) end,
      'agreed', case when agreed_at is not null then json_build_object(
        'meetsAt', ${millisecondsOf('meets_at')}, 'agreedAt', ${millisecondsOf('agreed_at')}) end,
      'remindedAt', ${millisecondsOf('h.reminded_at')},
      'moneySentAt', ${millisecondsOf('money_sent_at')},
      'moneyArrivedAt', ${millisecondsOf('money_arrived_at')},
      'confirmedAt', json_build_object('seller', ${millisecondsOf('seller_confirmed_at')},
        'buyer', ${millisecondsOf('buyer_confirmed_at')}),
      'doneItems', json_build_object('seller', seller_done_items, 'buyer', buyer_done_items))
    from order_handovers h where h.order_id = orders.order_id) as handover`

/** Under the order's lock. */
export async function saveHandover(
  client: DatabaseClient,
  orderId: number,
  handover: Handover,
): Promise<void> {
  const { proposal, agreed, confirmedAt, doneItems } = handover
  await client.query(
    `insert into order_handovers (order_id, proposed_meets_at, proposed_by, proposed_at, meets_at,
       agreed_at, reminded_at, money_sent_at, money_arrived_at, seller_confirmed_at, buyer_confirmed_at,
       seller_done_items, buyer_done_items)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (order_id) do update set proposed_meets_at = excluded.proposed_meets_at,
       proposed_by = excluded.proposed_by, proposed_at = excluded.proposed_at,
       meets_at = excluded.meets_at, agreed_at = excluded.agreed_at,
       reminded_at = excluded.reminded_at, money_sent_at = excluded.money_sent_at,
       money_arrived_at = excluded.money_arrived_at,
       seller_confirmed_at = excluded.seller_confirmed_at,
       buyer_confirmed_at = excluded.buyer_confirmed_at,
       seller_done_items = excluded.seller_done_items, buyer_done_items = excluded.buyer_done_items`,
    [
      orderId,
      ...[dateOf(proposal?.meetsAt), proposal?.by ?? null, dateOf(proposal?.proposedAt)],
      ...[dateOf(agreed?.meetsAt), dateOf(agreed?.agreedAt), dateOf(handover.remindedAt)],
      ...[dateOf(handover.moneySentAt), dateOf(handover.moneyArrivedAt)],
      ...[dateOf(confirmedAt.seller), dateOf(confirmedAt.buyer)],
      ...[doneItems.seller, doneItems.buyer],
    ],
  )
}

function dateOf(instant: number | null | undefined): Date | null {
  return instant === null || instant === undefined ? null : new Date(instant)
}
