import type { Logger } from 'pino'
import { testKeys } from '#database/testing/market-of-test.ts'
import type { MarketSettings } from '#domain/auction/core/settings.ts'
import { createLog } from '#server/platform/log/log.ts'
import { type MarketParts, marketParts } from '#server/testing/market-parts.ts'
import { CallScheduler } from './call-scheduler.ts'
import type { Chance } from './chance.ts'
import { type DocumentDesk, openDocumentDesk } from './document-desk.ts'
import { addPeople, type Person } from './people.ts'
import { StagedRandomInputs } from './random-inputs.ts'
import { createRunDatabase, type DatabaseServer, type RunDatabase } from './run-database.ts'
import { type StagedPool, stagePool } from './staged-pool.ts'
import type { Trace } from './trace.ts'

/** One run's world: a database, a clock, people, and servers that come and go. */

export const termsValidFrom = new Date('2026-01-01T00:00:00Z')

export type Server = {
  readonly name: string
  readonly market: MarketParts
  readonly staged: StagedPool
  isGone: boolean
}

const connectionsOfServer = 8

export class Stage {
  readonly database: RunDatabase
  readonly people: readonly Person[]
  readonly scheduler: CallScheduler
  readonly settings: MarketSettings
  readonly servers: Server[] = []
  readonly randomInputs = new StagedRandomInputs()
  readonly #trace: Trace
  readonly #log: Logger = createLog({ level: 'silent' })
  #started = 0
  now: number
  readonly documents: DocumentDesk

  private constructor(parts: {
    readonly database: RunDatabase
    readonly people: readonly Person[]
    readonly scheduler: CallScheduler
    readonly trace: Trace
    readonly now: number
    readonly settings: MarketSettings
    readonly documents: DocumentDesk
  }) {
    this.documents = parts.documents
    this.settings = parts.settings
    this.database = parts.database
    this.people = parts.people
    this.scheduler = parts.scheduler
    this.#trace = parts.trace
    this.now = parts.now
  }

  static async open(options: {
    readonly server: DatabaseServer
    readonly chance: Chance
    readonly trace: Trace
    readonly startsAt: number
    readonly settings: MarketSettings
  }): Promise<Stage> {
    const database = await createRunDatabase(options.server)
    const people = await addPeople(database.pool)
    const scheduler = new CallScheduler(options.chance, options.trace)
    const stage = new Stage({
      database,
      people,
      scheduler,
      trace: options.trace,
      now: options.startsAt,
      settings: options.settings,
      documents: await openDocumentDesk(database.pool),
    })
    await stage.moveClock(options.startsAt)
    stage.startServer()
    stage.startServer()
    return stage
  }

  /** A process that just began: nothing remembered, connections of its own. */
  startServer(): Server {
    this.#started += 1
    const name = `server${this.#started}`
    const staged = stagePool({
      name,
      real: this.database.open(connectionsOfServer),
      watch: this.database.pool,
      scheduler: this.scheduler,
    })
    const market = marketParts({
      pool: staged.pool,
      log: this.#log,
      keys: testKeys,
      termsValidFrom,
      drawRandomInputs: this.randomInputs.draw,
    })
    const server: Server = { name, market, staged, isGone: false }
    this.servers.push(server)
    return server
  }

  /** kill -9: whatever it was doing is never answered. */
  async killServer(server: Server): Promise<void> {
    this.#trace.note(`kill ${server.name}`)
    server.isGone = true
    this.servers.splice(this.servers.indexOf(server), 1)
    await server.staged.kill()
  }

  async moveClock(instant: number): Promise<void> {
    this.#trace.note(`clock ${new Date(instant).toISOString()}`)
    this.now = instant
    await this.database.setClock(instant)
  }

  person(name: string): Person {
    const person = this.people.find((each) => each.name === name)
    if (person === undefined) throw new Error(`nobody is called ${name}`)
    return person
  }

  /** The job looks at every sale what is missing, and notes that it looked. */
  async writeDocuments(): Promise<void> {
    this.#trace.note('documents')
    await this.documents.write(this.now)
  }

  close(): Promise<void> {
    this.documents.close()
    return this.database.close()
  }
}
