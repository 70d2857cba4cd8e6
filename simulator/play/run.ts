import { testKeys } from '#database/testing/market-of-test.ts'
import { listViews } from '#server/testing/market-parts.ts'
import { compareView } from '../checks/compare-view.ts'
import { checkInvariants } from '../checks/invariants.ts'
import { tell } from '../model/tell.ts'
import { type Chance, chanceOf } from '../stage/chance.ts'
import type { Person } from '../stage/people.ts'
import { type Stage, termsValidFrom } from '../stage/stage.ts'
import type { Trace } from '../stage/trace.ts'
import { type Auction, inWords, type Sent } from './auction.ts'
import { type Beat, beatInWords } from './beat.ts'
import { type LogRow, readLog } from './command-log.ts'
import { Failure } from './failure.ts'
import { judge } from './judge.ts'
import { perform } from './perform.ts'
import { Player } from './player.ts'
import { quietly } from './quietly.ts'
import { tally } from './tally.ts'

export type RunFailure = {
  readonly error: Error
  readonly kind: string
  readonly beat: Beat
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
  readonly beats: Beat[] = []
  readonly counts: Record<string, number> = {}

  constructor(parts: { stage: Stage; trace: Trace; seed: number; chance: Chance }) {
    this.#stage = parts.stage
    this.#trace = parts.trace
    this.#seed = parts.seed
    this.#player = new Player(parts.chance)
    this.#eyes = chanceOf(parts.seed + 2)
  }

  async play(script: readonly Beat[] | null, until: number): Promise<RunFailure | null> {
    for (let number = 1; this.#stage.now < until; number += 1) {
      const beat = script ? script[number - 1] : this.#choose(number)
      if (!beat) return null
      this.beats.push(beat)
      try {
        await this.#playBeat(beat)
      } catch (error) {
        return this.#failed(error, beat)
      }
    }
    return null
  }

  played(): Readonly<Record<string, number>> {
    const played: Record<string, number> = {}
    const add = (name: string) => {
      played[name] = (played[name] ?? 0) + 1
    }
    for (const { story, roundBefore } of this.#auctions) {
      add(roundBefore === null ? 'first round' : 'further round')
      if (story.release.earlier?.archived) add('follow-up round')
      for (const { deed } of story.entries) add(deed.kind)
    }
    for (const { kind, sheet } of this.#stage.papers.sheets)
      add(kind === 'invoice' && sheet.reverses ? 'reversal' : kind)
    const { people, turns } = this.#stage
    const faults = Object.entries(turns.faults).map(([name, count]) => [`database ${name}`, count])
    return { ...played, ...tally(this.beats, people), ...Object.fromEntries(faults) }
  }

  #choose(number: number): Beat {
    const { now, people } = this.#stage
    return { number, ...this.#player.next({ now, people, auctions: this.#auctions }) }
  }

  async #playBeat(beat: Beat): Promise<void> {
    this.#trace.note(beatInWords(beat))
    const known = this.#auctions.length
    const sent = await perform(this.#stage, this.#auctions, beat, this.#seed)
    for (const each of sent) this.#note(each)
    await this.#judge(sent)
    // The clock of a server is a second late at most; here it has rung before anybody looks.
    const [server] = this.#stage.servers
    if (server) await quietly(this.#stage, () => server.market.runDue())
    await this.#judge([])
    const isSure = beat.kind !== 'commands'
    const touched = new Set(sent.map(({ intent }) => intent.auction))
    for (const [index, auction] of this.#auctions.entries()) {
      const isNew = index >= known
      if (!isSure && !touched.has(auction) && !this.#eyes.happens(0.05)) continue
      await this.#compare(auction, touched.has(auction) || isNew)
    }
  }

  #note(sent: Sent): void {
    const { auction, deed } = sent.intent
    this.#trace.note(inWords(sent))
    const line = `${new Date(this.#stage.now).toISOString()} ${inWords(sent)}`
    const lines = this.#history.get(auction.name) ?? []
    this.#history.set(auction.name, [...lines, line])
    this.counts[deed.kind] = (this.counts[deed.kind] ?? 0) + 1
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
    const { release } = auction.story
    const telling = tell(auction.story, now)
    const isDone = telling.status === 'sold' || telling.status === 'failed_na' || telling.isHandedOn
    if (!isTouched && isDone && this.#eyes.happens(0.8)) return
    const askers = people.filter(
      (person) =>
        isTouched ||
        person.name === release.owner ||
        person.name === telling.bidding.leader ||
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
      return compareView({ story: auction.story, telling, now }, asker, views[index] ?? null)
    })
    this.counts.views = (this.counts.views ?? 0) + views.length
    const look = telling.isHandedOn ? 'handed_on' : telling.status
    this.counts[look] = (this.counts[look] ?? 0) + 1
    if (differences.length > 0)
      throw new Failure('views differ', { auction: auction.name, differences })
    const head = await checkInvariants(database.pool, {
      ...{ auction, telling, people, views },
      papers: this.#stage.papers,
    })
    this.#trace.note(`${auction.name} ${telling.status} ${telling.endsAt} ${head}`)
  }

  #failed(error: unknown, beat: Beat): RunFailure {
    if (!(error instanceof Error)) throw error
    const name = error instanceof Failure ? error.auction : null
    const kind = error instanceof Failure ? error.kind() : error.message
    const history = this.#history.get(name ?? '') ?? []
    return { error, kind, beat, at: this.#stage.now, history }
  }
}

function viewerOf({ customerId, role }: Person) {
  return { customerId, sessionId: null, isOperator: role === 'operator' }
}

function isReview({ kind }: LogRow): boolean {
  return kind === 'submit' || kind === 'approve'
}
