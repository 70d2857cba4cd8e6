import type { Queryable } from '#server/platform/database/queryable.ts'
import { findSeller } from '../../account/api.ts'
import { pushDeviceStore } from './push-device-store.ts'

/** Whose browser has this address, for the demo's own push service; undefined where nobody's. */
export async function findPushOwner(
  db: Queryable,
  endpoint: string,
): Promise<{ readonly email: string; readonly device: string } | undefined> {
  const found = await pushDeviceStore.findByEndpoint(db, endpoint)
  const owner = found && (await findSeller(db, found.customerId))
  return found && owner && { email: owner.email, device: found.device }
}
