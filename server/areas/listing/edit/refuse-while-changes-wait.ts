import { mayGiveVerdict } from '#domain/listing/changes/ad-changes.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { RefusedCall } from '../../../platform/http/refused-call.ts'
import { adChangeStore } from '../records/changes/ad-change-store.ts'

/** Another verdict on the ad waits until what its owner changed is decided. */
export async function refuseWhileChangesWait(db: Queryable, entityId: number): Promise<void> {
  const waiting = await adChangeStore.countWaiting(db, entityId)
  const permission = mayGiveVerdict({ waiting })
  if (!permission.isAllowed) throw new RefusedCall(permission.refusal)
}
