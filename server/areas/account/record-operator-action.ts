import type { DatabaseClient, DatabasePool } from '../../platform/database/pool.ts'
import { type CallContext, customerIdOf } from '../../platform/http/call-context.ts'

/** An operator's actions, and each look at personal data, are logged (rules 11). */
export async function recordOperatorAction(
  db: Pick<DatabasePool | DatabaseClient, 'query'>,
  context: CallContext,
  entry: {
    /** Verb and object in snake case, for example `accept_merchant`. */
    readonly action: string
    /** Kind and id, for example `merchant:12`. */
    readonly subject: string
    readonly facts?: Readonly<Record<string, unknown>>
  },
): Promise<void> {
  await db.query(
    'insert into operator_actions (operator_id, action, subject, facts) values ($1, $2, $3, $4)',
    [customerIdOf(context), entry.action, entry.subject, JSON.stringify(entry.facts ?? {})],
  )
}
