import { handoverDateFault } from '#domain/order/handover/handover-dates.ts'
import { mayChangeHandover } from '#domain/order/handover/may-change-handover.ts'
import { otherSide } from '#domain/order/handover/next-handover-step.ts'
import {
  changedHandover,
  type HandoverCommand,
  type HandoverSide,
  handoverSides,
} from '#domain/order/handover.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { RefusedCall, refuseCall, refuseFields } from '../../../platform/http/refused-call.ts'
import { findMarketNow } from '../../auction/api.ts'
import { notifyOfOrder } from '../notify-of-order.ts'
import type { OrderServices } from '../order-services.ts'
import { orderStateOf } from '../order-state.ts'
import { lockOrder, saveOrder } from '../order-store.ts'
import { planOf } from '../plan-order.ts'
import type { StoredOrder } from '../stored-order.ts'

type SidesCommand = Extract<HandoverCommand, { by: HandoverSide }>
type Untimed<Command> = Command extends unknown ? Omit<Command, 'at'> : never

/**
 * One side's step towards the handover (rules 10): under the order's lock, decided by the domain, saved, and
 * told. What is sent twice changes nothing and tells nobody a second time.
 */
export async function changeHandover(
  services: OrderServices,
  orderId: number,
  step: Untimed<SidesCommand>,
): Promise<void> {
  const changed = await transaction(services.pool, (client) =>
    take(services, client, orderId, step),
  )
  if (!changed) return
  // Whatever page of this sale is open shows the step; the messages alone would not tell of all of them.
  await services.announceCustomer(changed.sellerCustomerId)
  await services.announceCustomer(changed.buyerCustomerId)
}

/** The order as it was, undefined where the step changed nothing. */
async function take(
  services: OrderServices,
  client: DatabaseClient,
  orderId: number,
  step: Untimed<SidesCommand>,
): Promise<StoredOrder | undefined> {
  const stored = await lockOrder(client, orderId)
  if (!stored) throw refuseCall('NOT_FOUND')
  const at = await findMarketNow(client)
  const command: SidesCommand = { ...step, at }
  const before = orderStateOf(stored)
  const permission = mayChangeHandover(before, command)
  if (!permission.isAllowed) throw new RefusedCall(permission.refusal)
  const fault = command.type === 'propose_date' ? handoverDateFault(command.meetsAt, at) : undefined
  if (fault) throw refuseFields([{ field: 'day', ...fault }])
  const handover = changedHandover(before.handover, command)
  if (handover === before.handover) return undefined
  const after = { ...before, handover }
  await saveOrder(client, { order: after, plan: planOf(stored, after) })
  await notify(services, client, { order: stored, command, handover })
  return stored
}

async function notify(
  services: OrderServices,
  client: DatabaseClient,
  step: {
    readonly order: StoredOrder
    readonly command: SidesCommand
    readonly handover: ReturnType<typeof changedHandover>
  },
): Promise<void> {
  const { order, command, handover } = step
  if (command.type !== 'propose_date' && command.type !== 'agree_date') return
  const { at, by, meetsAt } = command
  const isAgreed = handover.agreed?.agreedAt === at
  // Whoever takes back a proposal leaves what was agreed as everybody knows it.
  if (!isAgreed && handover.proposal === null) return
  for (const to of isAgreed ? handoverSides : [otherSide(by)]) {
    await notifyOfOrder(services, client, {
      ...{ order, to, what: `${command.type}/${at}`, isUrgent: true },
      notification: isAgreed ? 'handover_date_agreed' : 'handover_date_proposed',
      values: { meetsAt },
    })
  }
}
