import { testKeys } from '#database/testing/market-of-test.ts'
import { listViews } from '#server/testing/market-parts.ts'
import { compareView } from '../checks/compare-view.ts'
import { checkInvariants } from '../checks/invariants.ts'
import { computeState } from '../model/compute-state.ts'
import { type Chance, chanceOf } from '../stage/chance.ts'
import type { Person } from '../stage/people.ts'
import { type Stage, termsValidFrom } from '../stage/stage.ts'
import type { Trace } from '../stage/trace.ts'
import { type Auction, describe, type Sent } from './auction.ts'
import { type LogRow, readLog } from './command-log.ts'
import { Failure } from './failure.ts'
import { judge } from './judge.ts'
import { perform } from './perform.ts'
import { Player } from './player.ts'
import { quietly } from './quietly.ts'
import { describeStep, type Step } from './step.ts'
import { tally } from './tally.ts'

export type RunFailure = {
  readonly error: Error
  readonly kind: string
  readonly step: Step
  readonly at: number
  /** What was asked of the auction, oldest first, and how it was answered. */
  readonly history: readonly string[]
}

export class Run {
  readonly #stage: Stage
  readonly #trace: Trace
  readonly #seed: number
  readonly #player: Player
  readonly #eyes: Chance
  readonly #auctions: Auction[] = []
  readonly #history = new Map<string, string[]>()
  #logged = 0
  readonly steps: Step[] = []
  readonly counts: Record<string, number> = {}

  constructor(parts: { stage: Stage; trace: Trace; seed: number; chance: Chance }) {
    this.#stage = parts.stage
    this.#trace = parts.trace
    this.#seed = parts.seed
    this.#player = new Player(parts.chance)
    this.#eyes = chanceOf(parts.seed + 2)
  }

  async play(script: readonly Step[] | null, until: number): Promise<RunFailure | null> {
    for (let number = 1; this.#stage.now < until; number += 1) {
      const step = script ? script[number - 1] : this.#choose(number)
      if (!step) return null
      this.steps.push(step)
      try {
        await this.#playStep(step)
      } catch (error) {
        return this.#failed(error, step)
      }
    }
    return null
  }

  played(): Readonly<Record<string, number>> {
    const played: Record<string, number> = {}
    const add = (name: string) => {
      played[name] = (played[name] ?? 0) + 1
    }
    for (const { scenario, roundBefore } of this.#auctions) {
      add(roundBefore === null ? 'first round' : 'further round')
      if (scenario.release.earlier?.archived) add('follow-up round')
      for (const { command } of scenario.entries) add(command.kind)
    }
    for (const { kind, sheet } of this.#stage.documents.sheets)
      add(kind === 'invoice' && sheet.reverses ? 'reversal' : kind)
    const { people, scheduler } = this.#stage
    const faults = Object.entries(scheduler.faults).map(([name, count]) => [
      `database ${name}`,
      count,
    ])
    return { ...played, ...tally(this.steps, people), ...Object.fromEntries(faults) }
  }

  #choose(number: number): Step {
    const { now, people } = this.#stage
    return { number, ...this.#player.next({ now, people, auctions: this.#auctions }) }
  }

  async #playStep(step: Step): Promise<void> {
    this.#trace.note(describeStep(step))
    const known = this.#auctions.length
    const sent = await perform(this.#stage, this.#auctions, step, this.#seed)
    for (const each of sent) this.#note(each)
    await this.#judge(sent)
    // The clock of a server is a second late at most; here it has rung before anybody looks.
    const [server] = this.#stage.servers
    if (server) await quietly(this.#stage, () => server.market.runDue())
    await this.#judge([])
    const isSure = step.kind !== 'commands'
    const touched = new Set(sent.map(({ intent }) => intent.auction))
    for (const [index, auction] of this.#auctions.entries()) {
      const isNew = index >= known
      if (!isSure && !touched.has(auction) && !this.#eyes.happens(0.05)) continue
      await this.#compare(auction, touched.has(auction) || isNew)
    }
  }

  #note(sent: Sent): void {
    const { auction, command } = sent.intent
    this.#trace.note(describe(sent))
    const line = `${new Date(this.#stage.now).toISOString()} ${describe(sent)}`
    const lines = this.#history.get(auction.name) ?? []
    this.#history.set(auction.name, [...lines, line])
    this.counts[command.kind] = (this.counts[command.kind] ?? 0) + 1
    if (sent.answer.kind !== 'outcome') auction.open.push(sent.intent)
  }

  async #judge(sent: readonly Sent[]): Promise<void> {
    const rows = await readLog(this.#stage.database.pool, this.#logged)
    this.#logged = Math.max(this.#logged, ...rows.map(({ number }) => number))
    const { people, now } = this.#stage
    for (const auction of this.#auctions) {
      const own = sent.filter(({ intent }) => intent.auction === auction)
      const ownRows = rows.filter(
        (row: LogRow) => row.auctionId === auction.auctionId && !isReview(row),
      )
      if (own.length + ownRows.length === 0) continue
      judge(auction, { sent: own, rows: ownRows, people, now })
    }
  }

  /** Everybody's view after the auction changed; some people's when only time has passed. */
  async #compare(auction: Auction, isTouched: boolean): Promise<void> {
    const { database, people, now } = this.#stage
    const { release } = auction.scenario
    const state = computeState(auction.scenario, now)
    const isDone = state.status === 'sold' || state.status === 'failed_na' || state.hasNextRound
    if (!isTouched && isDone && this.#eyes.happens(0.8)) return
    const askers = people.filter(
      (person) =>
        isTouched ||
        person.name === release.owner ||
        person.name === state.bidding.leader ||
        this.#eyes.happens(0.12),
    )
    const views = await listViews(database.pool, {
      auctionId: auction.auctionId,
      viewers: askers.map(viewerOf),
      keys: testKeys,
      termsValidFrom,
    })
    const differences = askers.flatMap((person, index) => {
      const asker = { who: person.name, role: person.role, standing: person.standing }
      return compareView({ scenario: auction.scenario, state, now }, asker, views[index] ?? null)
    })
    this.counts.views = (this.counts.views ?? 0) + views.length
    const look = state.hasNextRound ? 'handed_on' : state.status
    this.counts[look] = (this.counts[look] ?? 0) + 1
    if (differences.length > 0)
      throw new Failure('views differ', { auction: auction.name, differences })
    const head = await checkInvariants(database.pool, {
      ...{ auction, state, people, views },
      documents: this.#stage.documents,
    })
    this.#trace.note(`${auction.name} ${state.status} ${state.endsAt} ${head}`)
  }

  #failed(error: unknown, step: Step): RunFailure {
    if (!(error instanceof Error)) throw error
    const name = error instanceof Failure ? error.auction : null
    const kind = error instanceof Failure ? error.kind() : error.message
    const history = this.#history.get(name ?? '') ?? []
    return { error, kind, step, at: this.#stage.now, history }
  }
}

function viewerOf({ customerId, role }: Person) {
  const isOperator = role === 'operator'
  return {
    customerId,
    sessionId: null,
    isOperator,
    operatorRoles: isOperator ? (['admin'] as const) : [],
  }
}

function isReview({ kind }: LogRow): boolean {
  return kind === 'submit' || kind === 'approve'
}
