import { missingDocuments } from '#domain/order/order-documents.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { recordOperatorAction } from '../../account/api.ts'
import { findMarketNow } from '../../auction/api.ts'
import type { OrderServices } from '../order-services.ts'
import { orderWithDocuments } from '../order-state.ts'
import { lockOrder } from '../order-store.ts'
import { queueOrderDocuments } from './write-order-documents.ts'

/**
 * A document has no file, or not even a number, because its job failed as often as it may. The operator
 * has it written again, under the number it has; a job that still tries is the same and starts anew.
 */
export async function writeDocumentsAgain(
  services: OrderServices,
  context: CallContext,
  orderId: number,
): Promise<void> {
  await transaction(services.pool, async (client) => {
    const order = await lockOrder(client, orderId)
    if (!order) throw refuseCall('NOT_FOUND')
    const missing = missingDocuments(orderWithDocuments(order), await findMarketNow(client))
    if (missing.length === 0) throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
    await queueOrderDocuments(client, { orderId }, { isUrgent: true })
    await recordOperatorAction(client, context, {
      action: 'write_order_documents',
      subject: { kind: 'order', id: orderId },
    })
  })
}
