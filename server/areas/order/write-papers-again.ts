import { transaction } from '../../platform/database/transaction.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import { refuseCall } from '../../platform/http/refused-call.ts'
import { recordOperatorAction } from '../account/record-operator-action.ts'
import type { OrderServices } from './order-services.ts'
import { isPrinted, lockOrder } from './order-store.ts'
import { queueOrderPapers } from './write-order-papers.ts'

/**
 * A paper has its number and no file, because the press failed as often as it may. The operator has
 * it written again under the same number; a job that still tries is the same job and starts anew.
 */
export async function writePapersAgain(
  services: OrderServices,
  context: CallContext,
  orderId: number,
): Promise<void> {
  await transaction(services.pool, async (client) => {
    const order = await lockOrder(client, orderId)
    if (!order) throw refuseCall('NOT_FOUND')
    if (order.documents.every(isPrinted)) throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
    await queueOrderPapers(client, { orderId }, { isUrgent: true })
    await recordOperatorAction(client, context, {
      action: 'write_order_papers',
      subject: `order/${orderId}`,
    })
  })
}
