import type { JournalAnswer } from '#contract/journal.ts'
import type { EventOf } from '#domain/auction/core/events.ts'
import { readsJournal } from '#domain/auction/house/journal/journal-readers.ts'
import { openedLimits, openedTarget } from '#domain/auction/house/journal/openings.ts'
import { journalCalendar } from '#domain/auction/house/journal/verify/calendar.ts'
import { checkedJournal } from '#domain/auction/house/journal/verify/check-journal.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { findMarketViewer } from '../../account/api.ts'
import type { AuctionServices } from '../auction-services.ts'
import { findAuction, listJournal } from '../auction-store.ts'
import { listBiddingLogs } from '../bidding-log-store.ts'
import { sha256Hex } from '../sha256.ts'

/** The public journal with what its reader may open of the commitments after the end (rules 9). */
export async function showJournal(
  services: AuctionServices,
  context: CallContext,
  auctionId: number,
): Promise<JournalAnswer> {
  const { pool, keys } = services
  const state = await findAuction(pool, auctionId, keys.auctionSecrets)
  if (!state) throw refuseCall('NOT_FOUND')
  const market = await findMarketViewer(pool, context.viewer, {
    ownerCustomerIds: [state.ownerCustomerId],
    termsValidFrom: services.termsValidFrom,
    now: services.now(),
  })
  const viewer = market.towards(state.ownerCustomerId)
  if (!readsJournal(state, viewer)) throw refuseCall('NOT_FOUND')
  const [entries, logs] = await Promise.all([
    listJournal(pool, auctionId),
    listBiddingLogs(pool, [auctionId], keys.auctionSecrets),
  ])
  const log = logs.get(auctionId) ?? []
  const agents = log.filter((event): event is EventOf<'agent_set'> => event.type === 'agent_set')
  const bids = log.filter((event): event is EventOf<'bid_placed'> => event.type === 'bid_placed')
  const limits = openedLimits(state, { viewer, agents, bids })
  const target = openedTarget(state, viewer)
  const calendar = journalCalendar
  const check = checkedJournal({
    entries,
    limits,
    target,
    receipts: [],
    sha256: sha256Hex,
    calendar,
  })
  return {
    auctionId,
    headHash: entries.at(-1)?.hash ?? '',
    entries: entries.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() })),
    openings: { limits, target },
    check: {
      isEnded: check.isEnded,
      fault: check.fault && { sequence: check.fault.sequence, code: check.fault.code },
      entries: check.entries.map(({ sequence, verdict, open }) => ({ sequence, verdict, open })),
    },
  } as JournalAnswer // The domain's lists are readonly, the contract's are not.
}
