import { handoverSides } from '#domain/order/handover.ts'
import type { OrderSide } from '#domain/order/order.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { recordOperatorAction } from '../../account/api.ts'
import { changeOrder } from '../change-order.ts'
import { notifyOfOrder } from '../notify-of-order.ts'
import type { OrderServices } from '../order-services.ts'

/**
 * Either side's word that the vehicle has changed hands; with the second one, or the operator's, it has, and
 * nobody steps back any more (rules 10).
 */
export async function noteHandover(
  services: OrderServices,
  context: CallContext,
  noted: { readonly orderId: number; readonly by: OrderSide },
): Promise<void> {
  const { orderId, by } = noted
  const order = await transaction(services.pool, async (client) => {
    const { stored, after, at } = await changeOrder(client, orderId, { type: 'note_handover', by })
    if (by === 'operator') {
      await recordOperatorAction(client, context, {
        action: 'note_handover',
        subject: { kind: 'order', id: orderId },
      })
    }
    const isDone = after.handedOverAt !== null
    for (const to of handoverSides) {
      if (!isDone && to === by) continue
      await notifyOfOrder(services, client, {
        ...{ order: stored, to, what: isDone ? 'handover-done' : 'handover', isUrgent: true },
        notification: isDone ? 'handover_done' : 'handover_noted',
        values: { handedOverAt: at },
      })
    }
    return stored
  })
  await services.announceCustomer(order.sellerCustomerId)
  await services.announceCustomer(order.buyerCustomerId)
}
