import type { Actor } from '#domain/auction/actor.ts'
import type { Viewer } from '#domain/auction/viewer.ts'

/** Who acts, from who looks: the facts about a bidder are loaded again under the lock. */
export function actorTowards(viewer: Viewer): Actor {
  switch (viewer.kind) {
    case 'visitor':
      return { kind: 'visitor' }
    case 'customer':
      return { kind: 'customer', customerId: viewer.customerId }
    case 'operator':
      return { kind: 'operator', customerId: viewer.customerId }
    case 'merchant':
      return {
        kind: 'merchant',
        customerId: viewer.customerId,
        merchantId: viewer.merchantId,
      }
  }
}
