import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { DatabasePool } from './database/pool.ts'
import type { Keys } from './secrets/keys.ts'

/** Kept in memory, because access tokens are read without a query (rules 11). */
export type EndedSessions = {
  readonly has: (sessionId: string) => boolean
  /** Resolves once this process knows every session whose end is committed. */
  readonly refresh: () => Promise<void>
  readonly listen: (hear: (sessionIds: readonly string[]) => void) => void
  readonly stop: () => void
}

/** What every area's use cases may need; built once in app.ts and handed in as first argument. */
export type Services = {
  readonly config: Config
  readonly pool: DatabasePool
  readonly log: Logger
  readonly keys: Keys
  /** Which market logins are for; changes with a demo's reset alone. */
  readonly loginEra: { readonly current: () => string; readonly refresh: () => Promise<void> }
  readonly endedSessions: EndedSessions
  /** Real time: tokens, locks, links, terms. Market time is read in the database (two clocks). */
  readonly now: () => Date
}
