import { minuteMs } from '../../../../calendar/instant.ts'
import type { AuctionEvent } from '../../../core/events.ts'
import { newAuction } from '../../../core/new-auction.ts'
import { onMarket } from '../../../core/phases.ts'
import type { AuctionClock, OnMarketState } from '../../../core/state.ts'
import { evolve } from '../../evolve.ts'
import type { JournalCalendar } from './calendar.ts'
import { LightCheck } from './light-check.ts'
import type { ReadEntry, Release } from './read-entry.ts'
import type { CheckedEntry, Fault, FaultCode, OpenPoint } from './verdict.ts'
import type { Witnesses } from './witnesses.ts'

/** What every check of one entry works on: the auction so far, rebuilt from the entries alone. */

/** Thrown by a check; carried to the answer by whoever walks the journal. */
export class JournalFault extends Error {
  override readonly name = 'JournalFault'
  readonly fault: Fault

  constructor(sequence: number, code: FaultCode, expected: Fault['expected'] = {}) {
    super(code)
    this.fault = { sequence, code, expected }
  }
}

export class Replay {
  readonly release: Release
  readonly witnesses: Witnesses
  readonly calendar: JournalCalendar | null
  readonly lights: LightCheck
  /** Bidders stand under their pseudonyms, limits under their witnesses. */
  state: OnMarketState
  /** As the private log would have it, for bids that run again. */
  readonly log: AuctionEvent[]
  readonly checked: CheckedEntry[] = []
  /** The agent entry that counts now, by pseudonym. */
  readonly agentEntryOf = new Map<number, number>()
  isOver = false

  constructor(
    release: Release,
    by: {
      readonly at: number
      readonly witnesses: Witnesses
      readonly yellowFromPercent: number | null
      readonly calendar: JournalCalendar | null
    },
  ) {
    this.release = release
    this.witnesses = by.witnesses
    this.calendar = by.calendar
    this.lights = new LightCheck(by.witnesses, release.settings, by.yellowFromPercent)
    const approved = approval(release, by)
    this.log = [approved]
    const identity = { auctionId: release.auctionId, entityId: 0, ownerCustomerId: 0 }
    const editing = newAuction({ ...identity, ownerMerchantId: null, at: by.at })
    this.state = { ...onMarket(evolve(editing, approved)), status: 'running' }
  }

  apply(event: AuctionEvent): void {
    this.state = onMarket(evolve(this.state, event))
    this.log.push(event)
  }

  pass(entry: ReadEntry, open: readonly OpenPoint[] = []): void {
    const points = [...new Set(open)]
    const verdict = points.length === 0 ? 'proved' : 'consistent'
    this.checked.push({ sequence: entry.sequence, kind: entry.kind, verdict, open: points })
  }

  get clock(): AuctionClock {
    return this.state.clock
  }

  /** Whether the limit that this bidder's agent has now is closed to the reader. */
  hasClosedAgent(pseudonym: number): boolean {
    const entry = this.agentEntryOf.get(pseudonym)
    return entry !== undefined && !this.witnesses.isLimitOpenAt.has(entry)
  }

  mustRun(entry: ReadEntry): void {
    const { startsAt, endsAt } = this.clock
    if (entry.at < startsAt || entry.at >= endsAt) {
      throw new JournalFault(entry.sequence, 'not_running', { startsAt, endsAt })
    }
  }

  get takeBackMs(): number {
    return this.release.settings.takeBackMinutes * minuteMs
  }
}

function approval(
  release: Release,
  by: {
    readonly at: number
    readonly witnesses: Witnesses
    readonly yellowFromPercent: number | null
  },
): AuctionEvent {
  const { mode, startPriceEur, buyNowPriceEur, startsAt, endsAt, latestEndsAt, settings } = release
  return {
    type: 'ad_approved',
    at: by.at,
    mode,
    startPriceEur,
    buyNowPriceEur,
    startsAt,
    endsAt,
    latestEndsAt,
    settings,
    secrets: {
      targetPriceEur: by.witnesses.targetPriceEur,
      targetSalt: '',
      yellowFromPercent: by.yellowFromPercent ?? settings.yellowFromPercentMin,
      yellowSalt: '',
    },
  }
}
