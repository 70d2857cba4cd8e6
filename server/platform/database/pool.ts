import pg from 'pg'
import type { Queryable } from './queryable.ts'

/** A socket folder or host with a role, or one address as operators write it. */
export type DatabaseConnection =
  | { readonly host: string; readonly user: string; readonly database: string }
  | { readonly connectionString: string }

export type DatabaseClient = Queryable & Pick<pg.PoolClient, 'release' | 'connection'>
export type DatabasePool = Queryable &
  Pick<pg.Pool, 'end' | 'on' | 'options' | 'totalCount' | 'idleCount' | 'waitingCount'> & {
    connect(): Promise<DatabaseClient>
  }

const bigintType = 20
const bigintArrayType = 1016
const textArrayType = 1009
const dateType = 1082
const defaultPoolSize = 20
const statementLimitMs = 30_000
const connectLimitMs = 10_000
const endPatienceMs = 5000

/**
 * A pool whose values fit the project's types: whole numbers of any size are numbers, a calendar day
 * is `YYYY-MM-DD` and not an instant. Points in time come as Date.
 */
export function createPool(
  connection: DatabaseConnection,
  options: {
    size?: number
    /** Statements are sent without waiting for the answers before them, still run one by one. */
    isPipelined?: boolean
    /** How long a statement waits for a lock that another transaction holds. */
    lockLimitMs?: number
  } = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    ...(options.isPipelined && {
      pipeline: true,
      options: '-c plan_cache_mode=force_generic_plan',
    }),
    ...(options.lockLimitMs && { lock_timeout: options.lockLimitMs }),
    max: options.size ?? defaultPoolSize,
    types: { getTypeParser: parserOf },
    application_name: 'cm24',
    statement_timeout: statementLimitMs,
    connectionTimeoutMillis: connectLimitMs,
  })
  // Connections break when the database restarts. Their statements are refused and the pool makes
  // new ones; but without listeners, for the idle and for those in use, the process would end.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * Ends the pool when every connection was given back, and after 5 s in any case: work that
 * broke off in the middle must not keep the process from ending.
 */
export async function endPool(pool: DatabasePool): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, endPatienceMs)
  })
  await Promise.race([pool.end(), patience])
  clearTimeout(timer)
}

const parserOf: typeof pg.types.getTypeParser = (type, format) => {
  if (format === 'binary') return pg.types.getTypeParser(type, format)
  const oid: number = type
  if (oid === bigintType) return wholeNumber
  if (oid === bigintArrayType) return wholeNumbers
  if (oid === dateType) return String
  return pg.types.getTypeParser(type, format)
}

function wholeNumbers(text: string): (number | null)[] {
  if (text === '{}') return []
  const oid: number = textArrayType
  const parse = pg.types.getTypeParser(oid as Parameters<typeof parserOf>[0]) // The list of known types lacks text[].
  const values: (string | null)[] = parse(text)
  return values.map((value) => (value === null ? null : wholeNumber(value)))
}

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is too large for a number`)
  return value
}
