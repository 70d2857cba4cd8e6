import {
  changedOrder,
  mayChangeOrder,
  type OrderCommand,
  type OrderState,
} from '#domain/order/order.ts'
import type { DatabaseClient } from '../../platform/database/pool.ts'
import { RefusedCall, refuseCall } from '../../platform/http/refused-call.ts'
import { findMarketNow } from '../auction/api.ts'
import { orderStateOf } from './order-state.ts'
import { lockOrder, saveOrder } from './order-store.ts'
import { planOf } from './plan-order.ts'
import type { StoredOrder } from './stored-order.ts'

type Step<Command> = Command extends unknown ? Omit<Command, 'at'> : never

export type ChangedOrder = {
  /** As it was stored before the step. */
  readonly stored: StoredOrder
  readonly before: OrderState
  readonly after: OrderState
  /** Market time of the step. */
  readonly at: number
}

/**
 * One step of an order in the caller's transaction: locked, decided by the domain, saved. Refused
 * when the step is not possible any more; what follows from it is the caller's.
 */
export async function changeOrder(
  client: DatabaseClient,
  orderId: number,
  step: Step<OrderCommand>,
  decidedAt?: number,
): Promise<ChangedOrder> {
  const stored = await lockOrder(client, orderId)
  if (!stored) throw refuseCall('NOT_FOUND')
  const at = decidedAt ?? (await findMarketNow(client))
  const before = orderStateOf(stored)
  const command = { ...step, at }
  const permission = mayChangeOrder(before, command)
  if (!permission.isAllowed) throw new RefusedCall(permission.refusal)
  const after = changedOrder(before, command)
  await saveOrder(client, { order: after, plan: planOf(stored, after) })
  return { stored, before, after, at }
}
