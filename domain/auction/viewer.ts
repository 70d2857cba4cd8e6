import type { BidderFacts } from './facts.ts'

/** Who looks: the shell tells who it is, the domain finds out what he is to this auction. */
export type Viewer =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'customer'; readonly customerId: number }
  | {
      readonly kind: 'merchant'
      readonly customerId: number
      readonly merchantId: number
      readonly facts: BidderFacts
      /** Whether he still waits for an answer on this ad. */
      readonly hasOpenQuestion: boolean
    }
  | { readonly kind: 'operator'; readonly customerId: number }
