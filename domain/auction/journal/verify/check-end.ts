import { minuteMs } from '../../../calendar/instant.ts'
import { currentBidEur } from '../../bidding/current-bid.ts'
import type { SettlementOutcome } from '../../events.ts'
import type { EntryOf, ReadEntry } from './read-entry.ts'
import { JournalFault, type Replay } from './replay.ts'
import type { OpenPoint } from './verdict.ts'

/** Ends that moved, and what the hammer made of the auction (rules 2, 3, 5 and 8). */

export function checkMove(
  replay: Replay,
  entries: readonly ReadEntry[],
  entry: EntryOf<'end_moved'>,
): void {
  const { sequence, at, cause, plannedEndsAt, endsAt, latestEndsAt } = entry
  const wrong = (expected: Readonly<Record<string, number>> = {}) =>
    new JournalFault(sequence, 'move_wrong', expected)
  const { clock } = replay
  if (endsAt <= clock.endsAt) throw wrong({ endsAt: clock.endsAt })
  const cause_ = causeBefore(entries, entry)
  if (cause === 'void') {
    const moved = at + replay.takeBackMs
    const byMs = moved - clock.endsAt
    const isSame =
      cause_ === 'voided' &&
      endsAt === moved &&
      plannedEndsAt === clock.plannedEndsAt + byMs &&
      latestEndsAt === clock.latestEndsAt + byMs
    if (!isSame) throw wrong({ endsAt: moved })
  } else {
    if (cause === 'new_defect' && cause_ !== 'defect') throw wrong()
    checkLater(replay, entry)
  }
  replay.apply({
    type: 'end_moved',
    at,
    cause,
    plannedEndsAt,
    endsAt,
    latestEndsAt,
    status: 'running',
  })
  replay.pass(entry, openOfMove(replay, cause))
}

function openOfMove(replay: Replay, cause: EntryOf<'end_moved'>['cause']): readonly OpenPoint[] {
  if (cause === 'void') return []
  const open: readonly OpenPoint[] = cause === 'outage' ? ['outage'] : []
  return replay.calendar === null ? [...open, 'calendar'] : open
}

/** A move goes with what caused it, in the same transaction. */
function causeBefore(
  entries: readonly ReadEntry[],
  entry: EntryOf<'end_moved'>,
): ReadEntry['kind'] | null {
  const before = entries
    .slice(0, entries.indexOf(entry))
    .findLast((one) => one.kind === 'voided' || one.kind === 'defect')
  return before?.at === entry.at ? before.kind : null
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
    throw new JournalFault(entry.sequence, 'result_wrong', { outcome: 'no buy now' })
  }
  return { endedAt: entry.at, outcome: 'bought_now', priceEur: buyNowPriceEur, pseudonym: null }
}
