import type { ProductCard } from '#contract/product.ts'

/** What a status alone leaves open, for the ad's owner: by whom it rests, or who is waited for. */
export type OwnerChip = 'paused' | 'refused' | 'withdrawn' | 'confirm' | 'canceled'

/** Null where the label of the status is enough. */
export function ownerChipOf(card: ProductCard): OwnerChip | null {
  const { status, auction } = card
  if (status === 'inactive') return auction?.closedByOperator ?? 'paused'
  if (status === 'anr_offer_above_targetprice') return 'confirm'
  return status === 'failed' && auction?.failureCause === 'sale_canceled' ? 'canceled' : null
}
