import type { Logger } from 'pino'
import type { Queryable } from '../../../database/queryable.ts'
import { onlyRow } from '../../../database/queryable.ts'

/**
 * Reads what visitors may see changed from the rows that the changes themselves wrote, in whichever
 * process. Whoever sends a kept page asks first how long ago that was: no page is sent that could be a
 * second older than the last commit, unless the database does not answer.
 */

export type PublicChange = {
  readonly topic: string
  readonly subjectId: number | null
  readonly listingId: number | null
}

export type ChangeReader = {
  /** Whether all that was committed until a moment ago is known; costs nothing. */
  readonly isFresh: () => boolean
  /** Reads until it is fresh; false while the database does not answer. */
  readonly refresh: () => Promise<boolean>
  /** Something may have changed: the next page asks first. */
  readonly expectChange: () => void
  /** When all that was committed was last known, in milliseconds of the steady clock. */
  readonly knownAt: () => number
}

/** A page may be sent without asking for so long. */
const freshMs = 900
/** From here on the next answer is fetched while pages are still sent. */
const renewMs = 450
/** In a busy market changes are expected all the time; they are asked for so often at most. */
const expectedMs = 50
/** So long a page waits for the database before an older one is sent. */
const patienceMs = 700
/** A database that refuses is asked again after that. */
const retryMs = 200
/** So long what was read waits to be seen everywhere; behind a locked row that could be minutes. Pages say their age meanwhile. */
const hearingMs = 2000
const changesAtOnce = 1000

const statement = {
  name: 'public-changes',
  text: `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
           (select coalesce(json_agg(changed), '[]') from (
              select change_id as "changeId", topic, subject_id as "subjectId",
                listing_id as "listingId"
              from public_changes where xid >= $1::xid8 order by change_id limit ${changesAtOnce}
            ) changed) as changes`,
}
const noChangeYet = '18446744073709551615'

type Read = {
  readonly horizon: string
  readonly changes: readonly (PublicChange & { readonly changeId: number })[]
}

export function createChangeReader(options: {
  readonly db: Queryable
  readonly log: Logger
  /** Null: too much to name. Resolves once pages that are drawn show all of it; never rejects. */
  readonly hear: (changes: readonly PublicChange[] | null) => Promise<unknown>
}): ChangeReader {
  let horizon = noChangeYet
  let seen: ReadonlySet<number> = new Set()
  let knownAt = Number.NEGATIVE_INFINITY
  let expectedAt = Number.NEGATIVE_INFINITY
  let refusedAt = Number.NEGATIVE_INFINITY
  let reading: { readonly startedAt: number; readonly done: Promise<void> } | null = null

  function isFresh(): boolean {
    const now = performance.now()
    const ageMs = now - knownAt
    if (ageMs > freshMs || (expectedAt > knownAt && ageMs > expectedMs)) return false
    if (ageMs > renewMs) void read()
    return true
  }

  function read(): Promise<void> {
    reading ??= { startedAt: performance.now(), done: readOnce() }
    return reading.done
  }

  /** Never rejects. */
  async function readOnce(): Promise<void> {
    const startedAt = performance.now()
    try {
      const row = onlyRow(await options.db.query<Read>({ ...statement, values: [horizon] }))
      // A change whose transaction is as old as one that still runs is read again each time.
      const news = row.changes.filter(({ changeId }) => !seen.has(changeId))
      const isTooMuch = row.changes.length >= changesAtOnce
      if (isTooMuch || news.length > 0) {
        await isDoneWithin(options.hear(isTooMuch ? null : news), hearingMs)
      }
      horizon = row.horizon
      seen = new Set(row.changes.map(({ changeId }) => changeId))
      knownAt = startedAt
    } catch (err) {
      refusedAt = performance.now()
      options.log.warn({ err }, 'changes were not read, pages may be older than they should')
    } finally {
      reading = null
    }
  }

  async function refresh(): Promise<boolean> {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (isFresh()) return true
      const now = performance.now()
      if (now - refusedAt < retryMs) return false
      const waitMs = patienceMs - (reading ? now - reading.startedAt : 0)
      if (waitMs <= 0 || !(await isDoneWithin(read(), waitMs))) return false
    }
    return isFresh()
  }

  return {
    isFresh,
    refresh,
    expectChange: () => {
      expectedAt = performance.now()
    },
    knownAt: () => knownAt,
  }
}

async function isDoneWithin(done: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false)
  })
  const isDone = await Promise.race([done.then(() => true), tooLate])
  clearTimeout(timer)
  return isDone
}
