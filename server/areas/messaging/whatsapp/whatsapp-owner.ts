import type { Queryable } from '#server/platform/database/queryable.ts'
import { findSeller } from '../../account/api.ts'
import { sentStore } from './sent-store.ts'

/** Whose message it is, for the demo's own telephones; undefined where nobody's. */
export async function findWhatsAppOwner(
  db: Queryable,
  whatsAppId: number,
): Promise<string | undefined> {
  const customerId = await sentStore.findCustomerId(db, whatsAppId)
  const owner = customerId === undefined ? undefined : await findSeller(db, customerId)
  return owner?.email
}
