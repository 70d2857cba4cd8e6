import { changedHandover, handoverSides } from '#domain/order/handover.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { notifyOfOrder } from '../notify-of-order.ts'
import type { OrderServices } from '../order-services.ts'
import { orderStateOf } from '../order-state.ts'
import { saveOrder } from '../order-store.ts'
import { planOf } from '../plan-order.ts'
import type { StoredOrder } from '../stored-order.ts'

/** The day before the agreed date (rules 10), in the clock's transaction, which holds the order. */
export async function remindOfHandover(
  services: Pick<OrderServices, 'sellers'>,
  client: DatabaseClient,
  stored: StoredOrder,
  { at, now }: { readonly at: number; readonly now: number },
): Promise<void> {
  const before = orderStateOf(stored)
  const handover = changedHandover(before.handover, { type: 'remind_of_handover', at })
  const after = { ...before, handover }
  await saveOrder(client, { order: after, plan: planOf(stored, after) })
  const meetsAt = handover.agreed?.meetsAt
  // A clock that stood still until then reminds nobody of a day that is over.
  if (meetsAt === undefined || meetsAt <= now) return
  for (const to of handoverSides) {
    await notifyOfOrder(services, client, {
      ...{ order: stored, to, at, what: `handover-reminder/${meetsAt}` },
      notification: 'handover_tomorrow',
      values: { meetsAt },
    })
  }
}
