import { minuteMs } from '../../../../calendar/instant.ts'
import { currentBidEur } from '../../../core/current-bid.ts'
import type { SettlementOutcome } from '../../../core/events.ts'
import type { EndMoveCause } from '../../../core/state.ts'
import type { EntryOf, ReadEntry } from './read-entry.ts'
import { JournalFault, type Replay } from './replay.ts'
import type { OpenPoint } from './verdict.ts'

/** Ends that moved, and what the hammer made of the auction (rules 2, 3, 5 and 8). */

/** A move that stands alone is an outage's; the others go with what caused them. */
export function checkMove(replay: Replay, entry: EntryOf<'end_moved'>): void {
  const { sequence, cause, endsAt } = entry
  if (cause !== 'outage') throw new JournalFault(sequence, 'move_wrong')
  const { clock } = replay
  if (endsAt <= clock.endsAt)
    throw new JournalFault(sequence, 'move_wrong', { endsAt: clock.endsAt })
  checkLater(replay, entry)
  passMove(replay, entry, ['outage'])
}

/**
 * The end that a void or a new defect must move stands right behind it, written in the same
 * transaction. Answers how many entries that were: none where the end stays.
 */
export function checkMoveAfter(
  replay: Replay,
  entries: readonly ReadEntry[],
  caused: EntryOf<'voided' | 'defect'>,
  due: {
    readonly cause: EndMoveCause
    /** Missing without a calendar. */
    readonly endsAt: number | undefined
    readonly plannedEndsAt?: number
    readonly latestEndsAt?: number
  } | null,
): 0 | 1 {
  if (due === null) return 0
  const entry = entries[entries.indexOf(caused) + 1]
  const { cause, endsAt } = due
  const expected = endsAt === undefined ? {} : { endsAt }
  if (entry?.kind !== 'end_moved' || entry.cause !== cause || entry.at !== caused.at) {
    throw new JournalFault(caused.sequence + 1, 'move_missing', expected)
  }
  if (cause === 'void') {
    const isSame =
      entry.endsAt === endsAt &&
      entry.plannedEndsAt === due.plannedEndsAt &&
      entry.latestEndsAt === due.latestEndsAt
    if (!isSame) throw new JournalFault(entry.sequence, 'move_wrong', expected)
  } else {
    checkLater(replay, entry)
  }
  passMove(replay, entry, [])
  return 1
}

function passMove(replay: Replay, entry: EntryOf<'end_moved'>, open: readonly OpenPoint[]): void {
  const { at, cause, plannedEndsAt, endsAt, latestEndsAt } = entry
  const status = 'running'
  replay.apply({ type: 'end_moved', at, cause, plannedEndsAt, endsAt, latestEndsAt, status })
  const isByCalendar = cause !== 'void' && replay.calendar === null
  replay.pass(entry, isByCalendar ? [...open, 'calendar'] : open)
}

/** By a day or to the next slot after that; after a long outage again, until it lies behind. */
function checkLater(replay: Replay, entry: EntryOf<'end_moved'>): void {
  const { calendar } = replay
  const { settings } = replay.release
  const { sequence, endsAt, plannedEndsAt, latestEndsAt, cause } = entry
  if (plannedEndsAt !== endsAt)
    throw new JournalFault(sequence, 'move_wrong', { plannedEndsAt: endsAt })
  if (calendar === null) return
  const first = calendar.laterEnd(settings, replay.clock.endsAt)
  let later = first
  while (cause === 'outage' && later < endsAt) later = calendar.laterEnd(settings, later)
  if (later !== endsAt) throw new JournalFault(sequence, 'move_wrong', { endsAt: first })
  const latest = calendar.latestEnd(settings, endsAt)
  if (latest !== latestEndsAt) {
    throw new JournalFault(sequence, 'move_wrong', { latestEndsAt: latest })
  }
}

export function checkResult(replay: Replay, entry: EntryOf<'result'>): void {
  const expected = entry.outcome === 'bought_now' ? boughtNow(replay, entry) : settled(replay)
  const { endedAt, outcome, priceEur, pseudonym } = entry
  const isSame =
    expected.endedAt === endedAt &&
    expected.outcome === outcome &&
    expected.priceEur === priceEur &&
    expected.pseudonym === pseudonym &&
    entry.at >= endedAt
  if (!isSame) throw new JournalFault(entry.sequence, 'result_wrong', expected)
  const isOpen = outcome === 'bought_now' || outcome === 'failed' || replay.witnesses.isTargetOpen
  replay.pass(entry, isOpen ? [] : ['target'])
  replay.isOver = true
}

type Expected = {
  readonly endedAt: number
  readonly outcome: SettlementOutcome
  readonly priceEur: number | null
  readonly pseudonym: number | null
}

function settled({ state, clock, witnesses, release }: Replay): Expected {
  const priceEur = currentBidEur(state)
  const pseudonym = state.highest?.merchantId ?? null
  const by = { endedAt: clock.endsAt, priceEur, pseudonym }
  if (priceEur === null) return { ...by, outcome: 'failed' }
  if (priceEur < witnesses.targetPriceEur) return { ...by, outcome: 'renegotiation' }
  return { ...by, outcome: release.mode === 'auction' ? 'sold' : 'reservation' }
}

/** Not in the closing phase, nor once the bid had come near (rules 7). */
function boughtNow({ state, clock, release }: Replay, entry: EntryOf<'result'>): Expected {
  const { buyNowPriceEur, settings } = release
  const isClosing = entry.at >= clock.endsAt - settings.closingPhaseMinutes * minuteMs
  const isNear =
    (currentBidEur(state) ?? 0) * 100 >= (buyNowPriceEur ?? 0) * settings.buyNowOffAtPercent
  if (buyNowPriceEur === null || isClosing || isNear) {
    throw new JournalFault(entry.sequence, 'buy_now_closed')
  }
  return { endedAt: entry.at, outcome: 'bought_now', priceEur: buyNowPriceEur, pseudonym: null }
}
