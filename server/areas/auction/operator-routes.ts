import type { AuctionView } from '#contract/auction-view.ts'
import { auctionEndpoints } from '#contract/endpoints/auction.ts'
import type { OperatorCommand } from '#domain/auction/core/commands.ts'
import { type CallContext, customerIdOf } from '../../platform/http/call-context.ts'
import type { EndpointServer } from '../../platform/http/endpoints/endpoint-server.ts'
import { refuseCall } from '../../platform/http/refused-call.ts'
import { recordOperatorAction } from '../account/api.ts'
import type { AuctionServices } from './auction-services.ts'
import { operatorActor } from './auction-use-cases.ts'
import { executeCommand } from './commands/execute-command.ts'
import { presentOutcome } from './read/present-auction.ts'

type OperatorOrder = Extract<
  OperatorCommand,
  { readonly type: 'withdraw' | 'drop_withdrawal' | 'cancel_renegotiation' }
>

/** What operators do in an auction, each logged in the command's own transaction (rules 2, 11). */
export function registerOperatorRoutes(endpoints: EndpointServer, services: AuctionServices): void {
  endpoints.on(auctionEndpoints.withdrawAsOperator, ({ params, body }, context) =>
    run(services, context, { ...params, order: { type: 'withdraw', reason: body.reason } }),
  )
  endpoints.on(auctionEndpoints.dropWithdrawal, ({ params }, context) =>
    run(services, context, { ...params, order: { type: 'drop_withdrawal' } }),
  )
  endpoints.on(auctionEndpoints.cancelRenegotiation, ({ params, body }, context) =>
    run(services, context, {
      ...params,
      order: { type: 'cancel_renegotiation', reason: body.reason },
    }),
  )
}

async function run(
  services: AuctionServices,
  context: CallContext,
  asked: { readonly auctionId: number; readonly order: OperatorOrder },
): Promise<AuctionView> {
  const { auctionId, order } = asked
  const { type: action, ...facts } = order
  const outcome = await executeCommand(services, {
    auctionId,
    actor: operatorActor(customerIdOf(context)),
    body: order,
    idempotencyKey: null,
    inTransaction: (client) =>
      recordOperatorAction(client, context, {
        action,
        subject: { kind: 'auction', id: auctionId },
        facts,
      }),
  })
  const view = outcome.viewer && presentOutcome(outcome.state, outcome.viewer, outcome.now)
  if (!view) throw refuseCall('NOT_FOUND')
  return view
}
