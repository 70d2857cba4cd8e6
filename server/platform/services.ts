import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { DatabasePool } from './database/pool.ts'
import type { Keys } from './secrets/keys.ts'

/** What every area's use cases may need; built once in app.ts and handed in as first argument. */
export type Services = {
  readonly config: Config
  readonly pool: DatabasePool
  readonly log: Logger
  readonly keys: Keys
  /** Which market logins are for; changes with a demo's reset alone. */
  readonly loginEra: { readonly current: () => string; readonly refresh: () => Promise<void> }
  /** Real time: tokens, locks, links, terms. Market time is read in the database (two clocks). */
  readonly now: () => Date
}
