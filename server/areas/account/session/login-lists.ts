import { accountLifetimes } from '#domain/account/lifetimes.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'

/** Logins for other areas: what they send to a browser ends with the login of its owner. */

/** The login that a session belongs to; undefined where it has ended. */
export async function findLoginId(db: Queryable, sessionId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ login_id: string }>(
    'select login_id from sessions where session_id = $1 and ended_at is null',
    [sessionId],
  )
  return rows[0]?.login_id
}

/** Those of one customer, and of their company's people, that still let them in (rules 11). */
export async function listLiveLoginIds(
  db: Queryable,
  search: { readonly customerId: number; readonly now: Date },
): Promise<ReadonlySet<string>> {
  const idleSince = new Date(search.now.getTime() - accountLifetimes.idleSessionMs)
  const { rows } = await db.query<{ login_id: string }>(
    `select distinct login_id from sessions
     where (customer_id = $1
         or customer_id in (select person_id from company_people where customer_id = $1))
       and ended_at is null and expires_at > $2 and last_used_at > $3`,
    [search.customerId, search.now, idleSince],
  )
  return new Set(rows.map(({ login_id }) => login_id))
}
