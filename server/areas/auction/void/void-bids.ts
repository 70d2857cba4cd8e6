import type { AuctionView } from '#contract/auction-view.ts'
import type { VoidReason } from '#domain/auction/core/void-mark.ts'
import { type CallContext, customerIdOf } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { recordOperatorAction } from '../../account/api.ts'
import type { AuctionServices } from '../auction-services.ts'
import { operatorActor } from '../auction-use-cases.ts'
import { executeCommand } from '../commands/execute-command.ts'
import type { Outcome } from '../commands/market-request.ts'
import { presentOutcome } from '../read/present-auction.ts'

/** Takes a dealer's bids out; that it was done, by whom and why, stands in the dealer's history. */
export async function voidBids(
  services: AuctionServices,
  context: CallContext,
  order: {
    readonly auctionId: number
    readonly fromSequence: number
    readonly reason: VoidReason
    readonly note: string
  },
): Promise<AuctionView> {
  const { auctionId, fromSequence, reason, note } = order
  const outcome = await executeCommand(services, {
    auctionId,
    actor: operatorActor(customerIdOf(context)),
    body: { type: 'void_bids', fromSequence, reason, note },
    idempotencyKey: null,
    inTransaction: (client, done) =>
      recordOperatorAction(client, context, {
        action: 'void_bids',
        subject: { kind: 'merchant', id: voidedMerchantId(done) },
        facts: { auctionId, fromSequence, reason: note },
      }),
  })
  const view = outcome.viewer && presentOutcome(outcome.state, outcome.viewer, outcome.now)
  if (!view) throw refuseCall('NOT_FOUND')
  return view
}

function voidedMerchantId({ decision }: Outcome): number {
  const voided = decision.events.find((event) => event.type === 'bids_voided')
  if (voided?.type !== 'bids_voided') throw new Error('Bids were taken out without an event.')
  return voided.merchantId
}
