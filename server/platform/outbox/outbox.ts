import { bigints, documents } from '../database/array-parameters.ts'
import type { Write } from '../database/one-statement.ts'
import type { DatabaseClient, DatabasePool } from '../database/pool.ts'
import { transaction } from '../database/transaction.ts'

/**
 * What has to follow from a transaction and must not slow it down: one cheap row in it, read
 * afterwards by whoever is concerned. A row goes in the transaction that has handled it, so that it
 * is handled at least once and, if the handling is repeatable, exactly once.
 */

export type OutboxRow = {
  readonly outboxId: number
  readonly subjectId: number
  readonly facts: Readonly<Record<string, unknown>>
}

export type OutboxEntry = { readonly subjectId: number; readonly facts: object }

export function outboxWrite(topic: string, rows: readonly OutboxEntry[]): Write {
  return {
    name: 'outbox',
    text: `insert into outbox (topic, subject_id, facts)
           select $1, * from unnest($2::bigint[], $3::json[])`,
    values: [
      topic,
      bigints(rows.map(({ subjectId }) => subjectId)),
      documents(rows.map(({ facts }) => JSON.stringify(facts))),
    ],
  }
}

/** A row may hold a whole batch, and all that is read at once is one transaction. */
const rowsAtOnce = 20

/** Hands the next rows of these topics to `handle`; answers how many there were. */
export async function handleOutbox(
  pool: DatabasePool,
  topics: readonly string[],
  handle: (client: DatabaseClient, rows: readonly OutboxRow[]) => Promise<void>,
): Promise<number> {
  return transaction(pool, async (client) => {
    const { rows } = await client.query<OutboxRow>({
      name: 'outbox-take',
      text: `delete from outbox where outbox_id in (
               select outbox_id from outbox where topic = any($1::text[])
               order by outbox_id limit ${rowsAtOnce} for update skip locked)
             returning outbox_id as "outboxId", subject_id as "subjectId", facts`,
      values: [topics],
    })
    if (rows.length > 0) {
      await handle(
        client,
        rows.sort((left, right) => left.outboxId - right.outboxId),
      )
    }
    return rows.length
  })
}
