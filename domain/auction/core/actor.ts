import type { AuctionState } from './state.ts'

/** Who sends a command or looks at an auction. A customer who is no merchant has no merchantId. */
export type Actor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'customer'; readonly customerId: number }
  | { readonly kind: 'merchant'; readonly customerId: number; readonly merchantId: number }
  | { readonly kind: 'operator'; readonly customerId: number }
  | { readonly kind: 'clock' }

export const clock: Actor = { kind: 'clock' }

/** The owner by account or by merchant; colleagues of a merchant share the merchantId. */
export function isOwner(
  state: Pick<AuctionState, 'ownerCustomerId' | 'ownerMerchantId'>,
  actor: Actor,
): boolean {
  switch (actor.kind) {
    case 'customer':
      return actor.customerId === state.ownerCustomerId
    case 'merchant':
      return (
        actor.customerId === state.ownerCustomerId || actor.merchantId === state.ownerMerchantId
      )
    case 'visitor':
    case 'operator':
    case 'clock':
      return false
  }
}
