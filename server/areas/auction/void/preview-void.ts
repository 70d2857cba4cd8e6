import type { z } from 'zod'
import type { auctionVoidsEndpoints } from '#contract/endpoints/auction-voids.ts'
import { onTheWire } from '#contract/wire.ts'
import type { VoidReason } from '#domain/auction/core/void-mark.ts'
import { previewVoid } from '#domain/auction/house/preview-void.ts'
import { type CallContext, customerIdOf } from '../../../platform/http/call-context.ts'
import { RefusedCall, refuseCall } from '../../../platform/http/refused-call.ts'
import type { AuctionServices } from '../auction-services.ts'
import { findAuction } from '../auction-store.ts'
import { operatorActor } from '../auction-use-cases.ts'
import { listBiddingLogs } from '../bidding-log-store.ts'
import { findMarketNow } from '../read/auction-lists.ts'

type Preview = z.infer<typeof auctionVoidsEndpoints.previewVoid.output>

/** What a void would come to by the market's own rule, before anybody decides on it (rules 5). */
export async function showVoidPreview(
  { pool, keys }: AuctionServices,
  context: CallContext,
  order: {
    readonly auctionId: number
    readonly fromSequence: number
    readonly reason: VoidReason
  },
): Promise<Preview> {
  const { auctionId, fromSequence, reason } = order
  const state = await findAuction(pool, auctionId, keys.auctionSecrets)
  if (!state) throw refuseCall('NOT_FOUND')
  const [at, logs] = await Promise.all([
    findMarketNow(pool),
    listBiddingLogs(pool, [auctionId], keys.auctionSecrets),
  ])
  // A bid that came between the two reads stands in the log alone; the next look has it.
  const log = (logs.get(auctionId) ?? []).filter(
    (event) => !('sequence' in event) || event.sequence <= state.sequence,
  )
  const actor = operatorActor(customerIdOf(context))
  const command = { type: 'void_bids', actor, at, fromSequence, reason, note: '' } as const
  const preview = previewVoid(state, command, log)
  if (!preview.isPossible) throw new RefusedCall(preview.refusal)
  const { isPossible: _is, ...outcome } = preview
  return onTheWire(outcome)
}
