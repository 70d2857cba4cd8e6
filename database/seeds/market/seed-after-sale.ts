import { dayMs, type Instant } from '#domain/calendar/instant.ts'
import { handoverSides } from '#domain/order/handover.ts'
import { recordOperatorAction } from '#server/areas/account/api.ts'
import { changeOrder, listOrders } from '#server/areas/order/api.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { SeededPerson } from '../people/seed-people.ts'

/**
 * What became of the orders: older commissions are paid and their vehicles handed over, and one
 * dealer wants to step back.
 */

const paidAfterDays = 6
const ordersListed = 100

const reason =
  'Der Verkäufer meldet einen Marderschaden am Kabelbaum, der in der Anzeige noch nicht stand. Bitte prüfen Sie den Rücktritt.'

export async function seedAfterSale(
  pool: DatabasePool,
  sale: { readonly operator: SeededPerson; readonly start: Instant },
): Promise<void> {
  const { orders } = await listOrders(pool, { limit: ordersListed, offset: 0 })
  const byAge = [...orders].sort((one, other) => one.soldAt.getTime() - other.soldAt.getTime())
  for (const { orderId, soldAt } of byAge) {
    if (sale.start - soldAt.getTime() < paidAfterDays * dayMs) continue
    await transaction(pool, (client) =>
      changeOrder(client, orderId, { type: 'mark_paid' }, soldAt.getTime() + paidAfterDays * dayMs),
    )
    for (const by of handoverSides) {
      const step = { type: 'note_handover', by } as const
      const at = soldAt.getTime() + paidAfterDays * dayMs
      await transaction(pool, (client) => changeOrder(client, orderId, step, at))
    }
    await recordOperatorAction(pool, sale.operator.context, {
      action: 'mark_paid',
      subject: { kind: 'order', id: orderId },
    })
  }
  const newest = byAge.at(-1)
  if (!newest) return
  await transaction(pool, (client) =>
    changeOrder(client, newest.orderId, { type: 'request_cancellation', reason }),
  )
}
