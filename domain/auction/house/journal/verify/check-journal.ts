import { startBefore } from '../../../../calendar/slots.ts'
import { limitCommitment, type Sha256, targetCommitment, yellowCommitment } from '../commitments.ts'
import type { JournalEntry } from '../journal.ts'
import type { LimitOpening, TargetOpening } from '../openings.ts'
import { checkedChain, type Receipt } from '../verify-chain.ts'
import type { JournalCalendar } from './calendar.ts'
import { checkAgent, checkAgentEnded, checkManualBid } from './check-bidding.ts'
import { checkMove, checkResult } from './check-end.ts'
import { checkDefect, checkVoided } from './check-void.ts'
import { type EntryOf, type ReadEntry, readEntry } from './read-entry.ts'
import { JournalFault, Replay } from './replay.ts'
import type { Fault, JournalCheck, OpenPoint } from './verdict.ts'
import { witnessesOf } from './witnesses.ts'

/**
 * Checks a journal without its market (rules 9): the chain and the receipts, the openings against
 * their commitments, and then every entry against the rules, run again through the functions that
 * the market decides by. Names the first entry that is wrong; what comes after it is not looked at.
 */
export function checkedJournal(journal: {
  readonly entries: readonly JournalEntry[]
  readonly limits: readonly LimitOpening[]
  readonly target: TargetOpening | null
  readonly receipts: readonly Receipt[]
  readonly sha256: Sha256
  /** Null where no calendar is at hand: what follows from weekdays is consistent then. */
  readonly calendar: JournalCalendar | null
}): JournalCheck {
  const { entries, receipts, sha256 } = journal
  if (entries.length === 0) return failed({ sequence: 1, code: 'empty', expected: {} })
  const chain = checkedChain({ entries, receipts, sha256 })
  if (!chain.isIntact) {
    return failed({ sequence: chain.wrongSequence, code: chain.reason, expected: {} })
  }
  let replay: Replay | null = null
  try {
    const read = entries.map(mustRead)
    replay = begin(read, journal)
    walk(replay, read)
    return { entries: replay.checked, fault: null, isEnded: replay.isOver }
  } catch (error) {
    if (!(error instanceof JournalFault)) throw error
    return { entries: replay?.checked ?? [], fault: error.fault, isEnded: false }
  }
}

function failed(fault: Fault): JournalCheck {
  return { entries: [], fault, isEnded: false }
}

function mustRead(entry: JournalEntry): ReadEntry {
  const read = readEntry(entry)
  if (read === null) throw new JournalFault(entry.sequence, 'malformed')
  return read
}

function begin(
  entries: readonly ReadEntry[],
  journal: Parameters<typeof checkedJournal>[0],
): Replay {
  const [first] = entries
  if (first?.kind !== 'released') throw new JournalFault(1, 'no_release')
  checkTarget(first, journal)
  const limits = new Map<number, number>()
  for (const opening of journal.limits) {
    checkLimit(entries, opening, first.release.auctionId, journal.sha256)
    limits.set(opening.sequence, opening.limitEur)
  }
  const targetPriceEur = journal.target?.targetPriceEur ?? null
  const replay = new Replay(first.release, {
    at: first.at,
    witnesses: witnessesOf(entries, { limits, targetPriceEur }),
    yellowFromPercent: journal.target?.yellowFromPercent ?? null,
    calendar: journal.calendar,
  })
  checkRelease(replay, first, journal.target !== null)
  return replay
}

function checkTarget(
  { sequence, release }: EntryOf<'released'>,
  { target, sha256 }: Parameters<typeof checkedJournal>[0],
): void {
  if (target === null) return
  const { auctionId } = release
  const { targetPriceEur, targetSalt, yellowFromPercent, yellowSalt } = target
  const isOpened =
    targetCommitment({ auctionId, targetPriceEur, salt: targetSalt }, sha256) ===
      release.targetCommitment &&
    yellowCommitment({ auctionId, yellowFromPercent, salt: yellowSalt }, sha256) ===
      release.yellowCommitment
  if (!isOpened) throw new JournalFault(sequence, 'opening_does_not_fit')
}

function checkLimit(
  entries: readonly ReadEntry[],
  opening: LimitOpening,
  auctionId: number,
  sha256: Sha256,
): void {
  const { sequence, pseudonym, limitEur, salt } = opening
  const entry = entries[sequence - 1]
  const isOpened =
    entry?.kind === 'agent' &&
    entry.pseudonym === pseudonym &&
    limitCommitment({ auctionId, pseudonym, limitEur, salt }, sha256) === entry.limitCommitment
  if (!isOpened) throw new JournalFault(sequence, 'opening_does_not_fit')
}

function checkRelease(replay: Replay, entry: EntryOf<'released'>, isTargetOpen: boolean): void {
  const { calendar, release, witnesses } = replay
  const { settings, endsAt, buyNowPriceEur } = release
  const approval = { approvedAt: entry.at, settings: settings.slots }
  const startsAt = startBefore(endsAt, approval)
  const isSlot = calendar?.isOpenSlot(settings, entry.at, endsAt) ?? true
  if (!isSlot || release.startsAt !== startsAt) {
    throw new JournalFault(entry.sequence, 'slot_wrong', { startsAt })
  }
  if (isTargetOpen && (buyNowPriceEur ?? witnesses.targetPriceEur) < witnesses.targetPriceEur) {
    throw new JournalFault(entry.sequence, 'buy_now_below_target')
  }
  const latestEndsAt = calendar?.latestEnd(release.settings, release.endsAt)
  if (latestEndsAt !== undefined && latestEndsAt !== release.latestEndsAt) {
    throw new JournalFault(entry.sequence, 'malformed', { latestEndsAt })
  }
  const open: readonly OpenPoint[] = [
    ...(isTargetOpen ? [] : (['target', 'yellow'] as const)),
    ...(calendar === null ? (['calendar'] as const) : []),
  ]
  replay.pass(entry, open)
}

/** Each command with all entries that follow from it, then the next one. */
function walk(replay: Replay, entries: readonly ReadEntry[]): void {
  let previousAt = entries[0]?.at ?? 0
  for (let index = 1; index < entries.length; ) {
    const entry = entries[index]
    if (entry === undefined) return
    if (replay.isOver) throw new JournalFault(entry.sequence, 'after_the_end')
    if (entry.at < previousAt) throw new JournalFault(entry.sequence, 'time_runs_back')
    previousAt = entry.at
    index += checkEntry(replay, entries, entry)
  }
}

function checkEntry(replay: Replay, entries: readonly ReadEntry[], entry: ReadEntry): number {
  switch (entry.kind) {
    case 'bid':
      if (entry.cause !== 'manual') throw new JournalFault(entry.sequence, 'answer_without_cause')
      return checkManualBid(replay, entries, entry)
    case 'agent':
      return checkAgent(replay, entries, entry)
    case 'agent_ended':
      checkAgentEnded(replay, entry)
      return 1
    case 'end_moved':
      checkMove(replay, entry)
      return 1
    case 'voided':
      return checkVoided(replay, entries, entry)
    case 'defect':
      return checkDefect(replay, entries, entry)
    case 'end_extended':
      throw new JournalFault(entry.sequence, 'extension_without_cause')
    case 'released':
      throw new JournalFault(entry.sequence, 'second_release')
    case 'withdrawn':
      replay.isOver = true
      replay.pass(entry, ['operator'])
      return 1
    case 'result':
      checkResult(replay, entry)
      return 1
  }
}
