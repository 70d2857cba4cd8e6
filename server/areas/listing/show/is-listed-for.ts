import { bidderOf } from '#domain/auction/core/current-bid.ts'
import { type AuctionState, unlistedStatuses } from '#domain/auction/core/state.ts'
import { adStatus } from '#domain/auction/process/review/ad-status.ts'
import type { MarketViewer } from '../../account/api.ts'
import type { StoredListing } from '../records/listing-store.ts'

/**
 * Whether an ad is on the market for this viewer. One without an owner is left of an ended account: whoever took part in it
 * goes on seeing what they bid on or bought, and nobody else (rules 11).
 */
export function isListedFor(
  { owner }: Pick<StoredListing, 'owner'>,
  newest: AuctionState | undefined,
  { merchantId }: Pick<MarketViewer, 'merchantId'>,
): boolean {
  if (newest === undefined || unlistedStatuses.includes(adStatus(newest))) return false
  if (owner.customerId !== undefined) return true
  if (merchantId === null) return false
  const hasBought = newest.status === 'sold' && newest.sale.merchantId === merchantId
  return hasBought || bidderOf(newest, merchantId) !== null
}
