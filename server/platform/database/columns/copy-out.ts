import pg from 'pg'
import type { DatabasePool } from '../pool.ts'

/** So many bytes at once; then others have their turn. */
const bytesAtOnce = 128 * 1024

const headBytes = 19
const countBytes = 2
const endMark = -1

/** One row in the database's binary form: how many columns, then each with its length before it. */
export type ReadRow = (bytes: Uint8Array, at: number) => void

/**
 * Reads all rows of a query as the database has them, without an object for any: in one statement and one snapshot, as
 * fast as they come. COPY takes no parameters, so nothing may stand in the text but what this program wrote.
 */
export async function copyOut(pool: DatabasePool, select: string, read: ReadRow): Promise<void> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    if (!(client instanceof pg.Client)) throw new Error('No connection to copy from')
    await new Promise<void>((resolve, reject) => {
      const copy = new CopyOut(select, read, (error) => (error ? reject(error) : resolve()))
      client.query(copy)
    })
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    client.release(failure)
  }
}

type CopyData = { readonly chunk: Buffer }
type Connection = { readonly stream: { pause(): unknown; resume(): unknown } }

/** `pg` hands over what a copy sends to a query of this form, each row by itself. */
class CopyOut extends pg.Query {
  readonly #read: ReadRow
  #isHeadRead = false
  #bytes = 0
  #failure: Error | undefined

  constructor(select: string, read: ReadRow, done: (error: Error | undefined) => void) {
    super(`copy (${select}) to stdout (format binary)`, (error) => done(error ?? this.#failure))
    this.#read = read
  }

  handleCopyData({ chunk }: CopyData, { stream }: Connection): void {
    const at = this.#isHeadRead ? 0 : headBytes
    this.#isHeadRead = true
    this.#bytes += chunk.length
    if (this.#bytes > bytesAtOnce) {
      this.#bytes = 0
      stream.pause()
      setImmediate(() => stream.resume())
    }
    // What comes behind a failure is passed over.
    if (this.#failure || chunk.readInt16BE(at) === endMark) return
    try {
      this.#read(chunk, at + countBytes)
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error(String(error))
    }
  }
}
