import { handoverEndpoints } from '#contract/endpoints/handover/handover.ts'
import type { Order } from '#contract/endpoints/order.ts'
import { handoverInstant } from '#domain/order/handover/handover-dates.ts'
import type { HandoverSide } from '#domain/order/handover.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import type { EndpointServer } from '../../../platform/http/endpoints/endpoint-server.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { giveBankAccount } from '../account/give-bank-account.ts'
import type { OrderServices } from '../order-services.ts'
import { loadOwnOrder, showOrder } from '../present-order.ts'
import { changeHandover } from './change-handover.ts'
import { showHandover } from './show-handover.ts'

/** Binds what the two sides of a sale settle until the vehicle changes hands. */
export function registerHandoverRoutes(endpoints: EndpointServer, services: OrderServices): void {
  endpoints.on(handoverEndpoints.show, ({ params }, context) =>
    showHandover(services, context, params.orderId),
  )
  endpoints.on(handoverEndpoints.proposeDate, ({ params, body }, context) => {
    const meetsAt = handoverInstant(body.day, body.time)
    return change(services, context, params.orderId, { type: 'propose_date', meetsAt })
  })
  endpoints.on(handoverEndpoints.agreeDate, ({ params, body }, context) => {
    const meetsAt = Date.parse(body.meetsAt)
    return change(services, context, params.orderId, { type: 'agree_date', meetsAt })
  })
  endpoints.on(handoverEndpoints.markMoney, ({ params, body }, context) =>
    change(services, context, params.orderId, { type: 'mark_money', ...body }),
  )
  endpoints.on(handoverEndpoints.giveAccount, async ({ params, body }, context) => {
    const { orderId } = params
    if ((await sideOf(services, context, orderId)) !== 'seller') throw refuseCall('NOT_FOUND')
    await giveBankAccount(services, context, { orderId, ...body })
    return showOrder(services, context, orderId)
  })
  endpoints.on(handoverEndpoints.markItem, ({ params, body }, context) =>
    change(services, context, params.orderId, { type: 'mark_item', ...body }),
  )
}

type Command = Parameters<typeof changeHandover>[2]
type Unsigned = Command extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'by'>
    : never
  : never

async function change(
  services: OrderServices,
  context: CallContext,
  orderId: number,
  step: Unsigned,
): Promise<Order> {
  const by = await sideOf(services, context, orderId)
  await changeHandover(services, orderId, { ...step, by })
  return showOrder(services, context, orderId)
}

/** Only the two sides settle it; for everybody else, operators included, there is nothing here. */
async function sideOf(
  services: OrderServices,
  context: CallContext,
  orderId: number,
): Promise<HandoverSide> {
  const { perspective } = await loadOwnOrder(services, context, orderId)
  if (perspective === 'operator') throw refuseCall('NOT_FOUND')
  return perspective
}
