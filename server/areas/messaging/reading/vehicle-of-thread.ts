import type { ProductCard } from '#contract/product.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import { messageStore } from '../message-store.ts'
import type { ReadingServices } from '../messaging-services.ts'

/** What the messages of a subject are about, for whoever has them; another person's subject is none (rules 1). */
export async function showVehicleOfThread(
  services: ReadingServices,
  groupKey: string,
  context: CallContext,
): Promise<{ vehicle: ProductCard | null }> {
  const newest = { customerId: customerIdOf(context), groupKey, limit: 1, offset: 0 }
  const [message] = await messageStore.list(services.pool, newest)
  if (!message) throw refuseCall('NOT_FOUND')
  const { entityId } = message
  return { vehicle: entityId === null ? null : await services.showVehicle(context, entityId) }
}
