import { currentBidEur, stepEurAt } from '../../../core/current-bid.ts'
import type { AuctionState, HighestBid } from '../../../core/state.ts'
import type { WithdrawalRight } from '../../../core/void-mark.ts'
import { confirmedDefect, isTooLateToLeave } from '../../../process/bidding/void/decide-defect.ts'
import { removedBids } from '../../../process/bidding/void/decide-void.ts'
import {
  type Exclusion,
  exclusionsIn,
  isExcluded,
  rerunBids,
} from '../../../process/bidding/void/rerun-bids.ts'
import {
  movedUntil,
  rightsLeft,
  takeBackRights,
  withdrawalRightOf,
  withRights,
} from '../../../process/bidding/void/take-back.ts'
import { checkMoveAfter } from './check-end.ts'
import type { EntryOf, ReadEntry } from './read-entry.ts'
import { JournalFault, type Replay } from './replay.ts'

/**
 * Bids that were taken out: the others run again as the market did it. With every limit opened the
 * new price is proved; with closed ones it lies between what the smallest limits give and the price
 * before, give or take a step. Answers how many entries that were.
 */
export function checkVoided(
  replay: Replay,
  entries: readonly ReadEntry[],
  entry: EntryOf<'voided'>,
): number {
  const { sequence, at, pseudonym, fromSequence, cause, light, priceEur } = entry
  const { state, log } = replay
  replay.mustRun(entry)
  if (entry.isBarred !== (cause === 'operator')) throw new JournalFault(sequence, 'void_wrong')
  mustBeAllowed(replay, entries, entry)
  const exclusion = { merchantId: pseudonym, fromSequence, beforeSequence: sequence }
  const exclusions = [...exclusionsIn(log), exclusion]
  const rerun = rerunBids(state, log, exclusions)
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
  if (!isSame && !(isClosed && isWithinBounds(replay, entry, { result, exclusions }))) {
    throw new JournalFault(sequence, 'void_wrong', {
      priceEur: result?.amountEur ?? null,
      leaderPseudonym: result?.merchantId ?? null,
    })
  }
  const taken = { merchantId: pseudonym, fromSequence }
  const removedSequences = removedBids(log, rerun, exclusions)
  const rights =
    cause === 'operator' ? takeBackRights(state, log, { at, taken, removedSequences }) : []
  const move = rights.length > 0 ? movedUntil(state, { at, cause: 'void' }) : null
  replay.agentEntryOf.delete(pseudonym)
  applyVoid(replay, entry, { rerun: rerun.state, removedSequences, rights })
  replay.pass(entry, [
    ...(isClosed ? (['limit'] as const) : []),
    ...replay.lights.openPoints(light),
  ])
  return 1 + checkMoveAfter(replay, entries, entry, move)
}

/**
 * An agent that cannot reach a bid stays silent (rules 5): the rival's answer is then one step above
 * the bid. Where the bid is low enough for the agent to answer, the rival's answer is one step above
 * the agent's limit. So a lower bid may end in a price that is higher by less than a step.
 */
function isWithinBounds(
  replay: Replay,
  entry: EntryOf<'voided'>,
  least: { readonly result: HighestBid | null; readonly exclusions: readonly Exclusion[] },
): boolean {
  const { priceEur } = entry
  const { state } = replay
  if (priceEur === null || least.result === null) return false
  const priceBeforeEur = currentBidEur(state) ?? 0
  const stepEur = stepEurAt(state, priceBeforeEur)
  const isEnough = priceEur > least.result.amountEur - stepEur
  const isBetween = isEnough && priceEur < priceBeforeEur + stepEur
  return isBetween && mayHaveBid(replay, entry, least.exclusions)
}

/** The leader has bid that by hand, or their agent may have, also one whose limit is closed. */
function mayHaveBid(
  { log, witnesses }: Replay,
  { priceEur, leaderPseudonym }: EntryOf<'voided'>,
  exclusions: readonly Exclusion[],
): boolean {
  return log.some((event) => {
    const isAgent = event.type === 'agent_set'
    if (!isAgent && (event.type !== 'bid_placed' || event.cause !== 'manual')) return false
    if (event.merchantId !== leaderPseudonym || isExcluded(exclusions, event)) return false
    if (!isAgent) return event.amountEur === priceEur
    const isClosed = !witnesses.isLimitOpenAt.has(event.sequence)
    return isClosed || event.secrets.limitEur >= (priceEur ?? 0)
  })
}

function applyVoid(
  replay: Replay,
  entry: EntryOf<'voided'>,
  left: {
    readonly rerun: AuctionState
    readonly removedSequences: readonly number[]
    readonly rights: readonly WithdrawalRight[]
  },
): void {
  const { rerun, removedSequences, rights } = left
  const { at, sequence, pseudonym, fromSequence, cause, isBarred, light } = entry
  const { priceEur, leaderPseudonym } = entry
  const standing = rightsLeft(replay.state.withdrawalRights, {
    ...{ at, merchantId: pseudonym, fromSequence, bidders: rerun.bidders },
  })
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
    removedSequences,
    withdrawalRights: withRights(standing, rights),
    secrets: { agents: rerun.secrets.agents.filter((agent) => agent.merchantId !== pseudonym) },
  })
}

/** An operator names a bid of the bidder that counts; a bidder needs a right that stands (rules 5 and 8). */
function mustBeAllowed(
  replay: Replay,
  entries: readonly ReadEntry[],
  entry: EntryOf<'voided'>,
): void {
  const { sequence, pseudonym, fromSequence, cause, at } = entry
  if (cause === 'operator') {
    const first = entries.find((one) => one.sequence === fromSequence && one.sequence < sequence)
    const isOwnBid = first?.kind === 'bid' && first.pseudonym === pseudonym
    const bid = { merchantId: pseudonym, sequence: fromSequence }
    if (isOwnBid && !isExcluded(exclusionsIn(replay.log), bid)) return
    throw new JournalFault(sequence, 'void_wrong')
  }
  const right = withdrawalRightOf(replay.state, pseudonym, at)
  if (right?.cause !== cause || right.fromSequence !== fromSequence) {
    throw new JournalFault(sequence, 'no_right_to_take_back')
  }
}

/** That it is material is an operator's word; for how long one may leave is a rule (rules 8). */
export function checkDefect(
  replay: Replay,
  entries: readonly ReadEntry[],
  entry: EntryOf<'defect'>,
): number {
  const { state, clock, calendar, release } = replay
  replay.mustRun(entry)
  const confirmed = confirmedDefect(state, entry.at)
  const { takeBackUntil } = confirmed
  if (entry.takeBackUntil !== takeBackUntil) {
    throw new JournalFault(entry.sequence, 'move_wrong', { takeBackUntil })
  }
  const endsAt = calendar?.laterEnd(release.settings, clock.endsAt)
  const move = isTooLateToLeave(state, entry.at) ? ({ cause: 'new_defect', endsAt } as const) : null
  replay.apply(confirmed)
  replay.pass(entry, ['operator'])
  return 1 + checkMoveAfter(replay, entries, entry, move)
}
