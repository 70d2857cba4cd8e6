import { currentBidEur } from '../../bidding/current-bid.ts'
import { exclusionsIn, rerunBids } from '../../bidding/rerun-bids.ts'
import type { AuctionState, HighestBid } from '../../state.ts'
import type { EntryOf, ReadEntry } from './read-entry.ts'
import { JournalFault, type Replay } from './replay.ts'

/**
 * Bids that were taken out: the others run again as the market did it. With every limit opened the
 * new price is proved; with closed ones it lies between what the smallest limits give and the price
 * before, because a larger limit never lowers a price.
 */
export function checkVoided(
  replay: Replay,
  entries: readonly ReadEntry[],
  entry: EntryOf<'voided'>,
): void {
  const { sequence, pseudonym, fromSequence, cause, light, priceEur } = entry
  if (entry.isBarred !== (cause === 'operator')) throw new JournalFault(sequence, 'void_wrong')
  mustBeAllowed(replay, entries, entry)
  const exclusion = { merchantId: pseudonym, fromSequence, beforeSequence: sequence }
  const rerun = rerunBids(replay.state, replay.log, [...exclusionsIn(replay.log), exclusion])
  const fault = replay.lights.fault(light, priceEur)
  if (fault !== null) throw new JournalFault(sequence, 'light', { light: fault })
  const isClosed = entries.some(
    (one) =>
      one.kind === 'agent' &&
      one.sequence < sequence &&
      !replay.witnesses.isLimitOpenAt.has(one.sequence),
  )
  const result = rerun.state.highest
  const isSame =
    (result?.amountEur ?? null) === priceEur &&
    (result?.merchantId ?? null) === entry.leaderPseudonym
  if (!isSame && !(isClosed && isWithinBounds(replay, entry, result))) {
    throw new JournalFault(sequence, 'void_wrong', {
      priceEur: result?.amountEur ?? null,
      leaderPseudonym: result?.merchantId ?? null,
    })
  }
  replay.agentEntryOf.delete(pseudonym)
  applyVoid(replay, entry, rerun.state)
  replay.pass(entry, [
    ...(isClosed ? (['limit'] as const) : []),
    ...replay.lights.openPoints(light),
  ])
}

function isWithinBounds(
  { state }: Replay,
  { priceEur, leaderPseudonym }: EntryOf<'voided'>,
  least: HighestBid | null,
): boolean {
  if (priceEur === null || least === null) return false
  const isKnown = state.bidders.some((bidder) => bidder.merchantId === leaderPseudonym)
  return isKnown && priceEur >= least.amountEur && priceEur <= (currentBidEur(state) ?? 0)
}

function applyVoid(replay: Replay, entry: EntryOf<'voided'>, rerun: AuctionState): void {
  const { at, sequence, pseudonym, fromSequence, cause, isBarred, light } = entry
  const { priceEur, leaderPseudonym } = entry
  const highest: HighestBid | null =
    priceEur === null || leaderPseudonym === null
      ? null
      : {
          merchantId: leaderPseudonym,
          pseudonym: leaderPseudonym,
          amountEur: priceEur,
          sequence,
          at,
          isBinding: true,
        }
  replay.apply({
    type: 'bids_voided',
    at,
    merchantId: pseudonym,
    pseudonym,
    fromSequence,
    cause,
    reason: null,
    isBarred,
    sequence,
    light,
    bidders: rerun.bidders.map((bidder) => ({
      ...bidder,
      isBarred: bidder.isBarred || (isBarred && bidder.merchantId === pseudonym),
      standingBidEur: bidder.merchantId === leaderPseudonym ? priceEur : bidder.standingBidEur,
    })),
    highest,
    bidCount: rerun.bidCount,
    removedSequences: [],
    exits: [],
    secrets: { agents: rerun.secrets.agents.filter((agent) => agent.merchantId !== pseudonym) },
  })
}

/** An operator names a bid of his; a bidder needs a right that stands (rules 5 and 8). */
function mustBeAllowed(
  replay: Replay,
  entries: readonly ReadEntry[],
  entry: EntryOf<'voided'>,
): void {
  const { sequence, pseudonym, fromSequence, cause, at } = entry
  const earlier = entries.filter((one) => one.sequence < sequence)
  const first = earlier.find((one) => one.sequence === fromSequence)
  const isOwnBid = first?.kind === 'bid' && first.pseudonym === pseudonym
  switch (cause) {
    case 'operator':
      if (!isOwnBid) throw new JournalFault(sequence, 'void_wrong')
      return
    case 'taken_back': {
      const hasRight = earlier.some(
        (one) =>
          one.kind === 'voided' &&
          one.cause === 'operator' &&
          at < one.at + replay.takeBackMs &&
          one.fromSequence < fromSequence &&
          fromSequence < one.sequence,
      )
      if (!isOwnBid || !hasRight) throw new JournalFault(sequence, 'no_right_to_take_back')
      return
    }
    case 'new_defect': {
      const hasRight = earlier.some((one) => one.kind === 'defect' && at < one.takeBackUntil)
      if (!hasRight) throw new JournalFault(sequence, 'no_right_to_take_back')
    }
  }
}
