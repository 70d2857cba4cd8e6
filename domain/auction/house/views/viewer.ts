import type { Actor } from '../../core/actor.ts'
import type { BidderFacts } from '../../core/facts.ts'

/** Who looks: the shell tells who it is, the domain finds out their part in this auction. */
export type Viewer =
  | { readonly kind: 'visitor' }
  | ({ readonly kind: 'customer'; readonly customerId: number } & OwnPeople)
  | ({
      readonly kind: 'merchant'
      readonly customerId: number
      readonly merchantId: number
      readonly facts: BidderFacts
      /** Ads on which the dealer still waits for an answer. */
      readonly openQuestionEntityIds: readonly number[]
    } & OwnPeople)
  | { readonly kind: 'operator'; readonly customerId: number }

/** Of an owner who looks at late offers: the dealers of their own people (rules 1). */
type OwnPeople = { readonly linkedMerchantIds?: readonly number[] }

export function ownersMerchantIds(viewer: Viewer): readonly number[] {
  return 'linkedMerchantIds' in viewer ? (viewer.linkedMerchantIds ?? []) : []
}

export function waitsForAnswer(viewer: Viewer, entityId: number): boolean {
  return viewer.kind === 'merchant' && viewer.openQuestionEntityIds.includes(entityId)
}

/** Who acts, from who looks: the facts about a bidder are loaded again under the lock. */
export function actorTowards(viewer: Viewer): Actor {
  switch (viewer.kind) {
    case 'visitor':
      return { kind: 'visitor' }
    case 'customer':
    case 'operator':
      return { kind: viewer.kind, customerId: viewer.customerId }
    case 'merchant':
      return {
        kind: 'merchant',
        customerId: viewer.customerId,
        merchantId: viewer.merchantId,
      }
  }
}
