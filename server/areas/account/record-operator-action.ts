import type { DatabaseClient, DatabasePool } from '../../platform/database/pool.ts'
import { type CallContext, customerIdOf } from '../../platform/http/call-context.ts'

/** An operator's actions, and each look at personal data, are logged (rules 11). */
export async function recordOperatorAction(
  db: Pick<DatabasePool | DatabaseClient, 'query'>,
  context: CallContext,
  entry: { readonly action: string; readonly subject: string },
): Promise<void> {
  await db.query(
    'insert into operator_actions (operator_id, action, subject) values ($1, $2, $3)',
    [customerIdOf(context), entry.action, entry.subject],
  )
}
