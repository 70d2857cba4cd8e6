import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import { sessionStore } from '../session/session-store.ts'
import { companyStore } from './company-store.ts'

/**
 * Changes of one company's people follow each other, and whoever makes one is logged in until it is saved: a removal, another role
 * and a handover end logins, so that of two owners who remove each other at once one is left. Answers the company's admission.
 */
export async function lockCompany(
  client: DatabaseClient,
  context: CallContext,
): Promise<{ readonly admission: string } | undefined> {
  const company = await companyStore.lock(client, customerIdOf(context))
  const { sessionId } = context.viewer
  const session = sessionId === null ? undefined : await sessionStore.find(client, sessionId)
  if (!session || session.endedAt !== null) throw refuseCall('NOT_LOGGED_IN')
  return company
}
