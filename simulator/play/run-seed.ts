import { listLostReferences } from '#database/testing/lost-references.ts'
import { defaultMarketSettings, type MarketSettings } from '#domain/auction/core/settings.ts'
import { instantOf, isWorkday, nextDay } from '../model/berlin-clock.ts'
import { chanceOf } from '../stage/chance.ts'
import type { DatabaseServer } from '../stage/run-database.ts'
import { Stage } from '../stage/stage.ts'
import { Trace } from '../stage/trace.ts'
import { Run, type RunFailure } from './run.ts'
import type { Step } from './step.ts'

/** One run: a seed, some days, and how it ended. */
export type RunResult = {
  readonly seed: number
  readonly days: number
  readonly digest: string
  readonly calls: number
  readonly steps: readonly Step[]
  readonly counts: Readonly<Record<string, number>>
  /** How often each kind of command was accepted, what happened to servers and clocks, what went wrong. */
  readonly played: Readonly<Record<string, number>>
  readonly failure: RunFailure | null
}

/** First days that are worth a market: an ordinary week, clock changes, the turn of the year. */
const firstDays = [
  '2026-09-14',
  '2026-10-23',
  '2027-03-26',
  '2026-12-30',
  '2026-05-22',
  '2028-02-28',
]

export type RunOptions = {
  readonly server: DatabaseServer
  readonly seed: number
  readonly days: number
  /** Plays these and asks no player: a recorded run, or a part of one. */
  readonly script?: readonly Step[]
  /** What the server's auctions run under; the model knows the rules alone. */
  readonly settings?: MarketSettings
}

export async function runSeed(options: RunOptions): Promise<RunResult> {
  const { server, seed, days, script } = options
  const chance = chanceOf(seed)
  const trace = new Trace()
  const firstDay = firstDays[seed % firstDays.length] ?? '2026-09-14'
  const startsAt = instantOf(firstDay, 8 * 60)
  const stage = await Stage.open({
    server,
    chance: chanceOf(seed + 1),
    trace,
    startsAt,
    settings: options.settings ?? defaultMarketSettings,
  })
  const run = new Run({ stage, trace, seed, chance })
  try {
    const until = eveningAfter(firstDay, days)
    const failure = await run.play(script ?? null, until)
    const lost = await listLostReferences(stage.database.pool)
    if (lost.length > 0) throw new Error(`Seed ${seed}: rows without their auction: ${lost.join()}`)
    const { steps, counts } = run
    const played = run.played()
    return {
      seed,
      days,
      digest: trace.digest(),
      calls: trace.count,
      steps,
      counts,
      played,
      failure,
    }
  } finally {
    await stage.close()
  }
}

/** The end of the office hours after so many further days of the market; weekends are played too. */
function eveningAfter(firstDay: string, days: number): number {
  let day = firstDay
  for (let left = days; left > 0; ) {
    day = nextDay(day)
    if (isWorkday(day)) left -= 1
  }
  return instantOf(day, 18 * 60)
}
