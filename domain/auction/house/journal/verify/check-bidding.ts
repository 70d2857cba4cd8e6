import type { Agent } from '../../../core/auction-secrets.ts'
import {
  bidderOf,
  maximumBidEur,
  maximumLimitEur,
  minimumBidEur,
  minimumLimitEur,
} from '../../../core/current-bid.ts'
import type { AuctionEvent, EventOf } from '../../../core/events.ts'
import { biddingEvents } from '../../../process/bidding/bidding-events.ts'
import type { EntryOf, ReadEntry } from './read-entry.ts'
import { JournalFault, type Replay } from './replay.ts'
import type { OpenPoint } from './verdict.ts'

/**
 * Bids by hand and agents, each with all that had to follow from it: run again through the function
 * that the market itself decides by, and compared entry by entry. Answers how many entries that were.
 */

export function checkManualBid(
  replay: Replay,
  entries: readonly ReadEntry[],
  entry: EntryOf<'bid'>,
): number {
  const { sequence, pseudonym, amountEur, at } = entry
  const { state } = replay
  replay.mustRun(entry)
  if (pseudonym < 1 || pseudonym > state.bidders.length + 1) {
    throw new JournalFault(sequence, 'pseudonym', { pseudonym: state.bidders.length + 1 })
  }
  mustNotBeBarred(replay, entry)
  const minimumEur = minimumBidEur(state)
  if (amountEur < minimumEur) throw new JournalFault(sequence, 'bid_too_low', { minimumEur })
  const maximumEur = maximumBidEur(state)
  if (amountEur > maximumEur) throw new JournalFault(sequence, 'bid_too_high', { maximumEur })
  const events = biddingEvents(state, {
    at,
    merchantId: pseudonym,
    agents: state.secrets.agents,
    manual: { amountEur, isAskMeThen: false, consentVersion: null },
    agentSet: null,
  })
  return follow(replay, entries, { entry, events })
}

export function checkAgent(
  replay: Replay,
  entries: readonly ReadEntry[],
  entry: EntryOf<'agent'>,
): number {
  const { sequence, pseudonym, at } = entry
  const { state, witnesses } = replay
  replay.mustRun(entry)
  mustNotBeBarred(replay, entry)
  const bidder = bidderOf(state, pseudonym)
  if (bidder === null || bidder.standingBidEur === null) {
    throw new JournalFault(sequence, 'agent_without_bid')
  }
  const minimumEur = minimumLimitEur(state, bidder)
  const maximumEur = Math.max(maximumLimitEur(state), minimumEur)
  const isOpen = witnesses.isLimitOpenAt.has(sequence)
  const witness = witnesses.limitEurAt.get(sequence) ?? 0
  const limitEur = isOpen ? witness : Math.max(witness, minimumEur)
  if (limitEur < minimumEur || limitEur > maximumEur) {
    throw new JournalFault(sequence, 'limit_out_of_range', { minimumEur, maximumEur })
  }
  const before = state.secrets.agents.find((agent) => agent.merchantId === pseudonym)
  const place = before?.limitEur === limitEur ? before.place : state.secrets.nextPlace
  const secrets = { limitEur, salt: '' }
  const agent: Agent = { merchantId: pseudonym, limitEur, place, setAt: at, salt: '' }
  const others = state.secrets.agents.filter((other) => other.merchantId !== pseudonym)
  replay.agentEntryOf.set(pseudonym, sequence)
  const events = biddingEvents(state, {
    at,
    merchantId: pseudonym,
    agents: [...others, agent],
    manual: null,
    agentSet: {
      type: 'agent_set',
      at,
      merchantId: pseudonym,
      pseudonym,
      change: 'set',
      place,
      sequence,
      consentVersion: null,
      secrets,
    },
  })
  return follow(replay, entries, { entry, events })
}

export function checkAgentEnded(replay: Replay, entry: EntryOf<'agent_ended'>): void {
  const { sequence, pseudonym, at } = entry
  replay.mustRun(entry)
  const hasAgent = replay.state.secrets.agents.some((agent) => agent.merchantId === pseudonym)
  if (!hasAgent) throw new JournalFault(sequence, 'no_agent_to_end')
  replay.agentEntryOf.delete(pseudonym)
  replay.apply({
    type: 'agent_ended',
    at,
    merchantId: pseudonym,
    pseudonym,
    cause: 'withdrawn',
    sequence,
  })
  replay.pass(entry)
}

function mustNotBeBarred(replay: Replay, entry: { sequence: number; pseudonym: number }): void {
  if (bidderOf(replay.state, entry.pseudonym)?.isBarred === true) {
    throw new JournalFault(entry.sequence, 'barred')
  }
}

/** The command's own entry and every entry that had to follow from it, in order. */
function follow(
  replay: Replay,
  entries: readonly ReadEntry[],
  made: { readonly entry: EntryOf<'bid' | 'agent'>; readonly events: readonly AuctionEvent[] },
): number {
  const { entry, events } = made
  // The leader might have answered: while their limit is closed, their silence is not proved.
  const leader = replay.state.highest?.merchantId ?? 0
  const closed = [leader, entry.pseudonym].some((one) => replay.hasClosedAgent(one))
  const open: readonly OpenPoint[] = closed ? ['limit'] : []
  const from = entries.indexOf(entry)
  for (const [index, event] of events.entries()) {
    const actual = entries[from + index]
    const sequence = actual?.sequence ?? entry.sequence + index
    switch (event.type) {
      case 'bid_placed':
        checkPlaced(replay, { event, actual, sequence, open, at: entry.at })
        break
      case 'end_extended':
        checkExtended(replay, { event, actual, sequence, at: entry.at })
        break
      default:
        replay.pass(entry, open)
    }
    replay.apply(event)
  }
  return events.length
}

function checkPlaced(
  replay: Replay,
  of: {
    readonly event: EventOf<'bid_placed'>
    readonly actual: ReadEntry | undefined
    readonly sequence: number
    readonly open: readonly OpenPoint[]
    readonly at: number
  },
): void {
  const { event, actual, sequence, open, at } = of
  const { pseudonym, amountEur, cause } = event
  const expected = { pseudonym, amountEur, cause }
  const isOther = (code: 'answer_missing' | 'answer_wrong') =>
    new JournalFault(sequence, code, expected)
  if (actual?.kind !== 'bid') throw isOther('answer_missing')
  if (cause !== 'manual' && actual.cause === 'manual') throw isOther('answer_missing')
  const isSame =
    actual.pseudonym === pseudonym &&
    actual.amountEur === amountEur &&
    actual.cause === cause &&
    actual.at === at
  if (!isSame) throw isOther('answer_wrong')
  const light = replay.lights.fault(actual.light, amountEur)
  if (light !== null) throw new JournalFault(sequence, 'light', { light })
  const ownLimit: readonly OpenPoint[] =
    cause !== 'manual' && replay.hasClosedAgent(pseudonym) ? ['limit'] : []
  replay.pass(actual, [...open, ...ownLimit, ...replay.lights.openPoints(actual.light)])
}

/** Which bids extend and by how much is public: the end is always proved. */
function checkExtended(
  replay: Replay,
  of: {
    readonly event: EventOf<'end_extended'>
    readonly actual: ReadEntry | undefined
    readonly sequence: number
    readonly at: number
  },
): void {
  const { event, actual, sequence, at } = of
  const { endsAt } = event
  if (actual?.kind !== 'end_extended') {
    throw new JournalFault(sequence, 'extension_missing', { endsAt })
  }
  if (actual.endsAt !== endsAt || actual.at !== at)
    throw new JournalFault(sequence, 'extension_wrong', { endsAt })
  replay.pass(actual)
}
