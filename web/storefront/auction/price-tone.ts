import type { AuctionView } from '#contract/auction-view.ts'
import type { PriceTone } from '#web/ui/status/price.tsx'
import type { ShownPrice } from './shown-price.ts'

/** The specification's price colours in our palette; which one it is, the server says (spec 4). */
const tones: Readonly<Record<AuctionView['priceColour'], PriceTone>> = {
  red: 'bad',
  green: 'good',
  neutral: 'calm',
  tertiary: 'late',
}

export function priceTone(auction: Pick<AuctionView, 'priceColour'> | null): PriceTone {
  return auction === null ? 'calm' : tones[auction.priceColour]
}

/** How the dealer stands colours bids: no start price, nor what stands outside the auction. */
export function toneOf(
  label: ShownPrice['label'],
  auction: Pick<AuctionView, 'priceColour' | 'secondChance'>,
): PriceTone {
  if (label === 'start') return 'calm'
  const isOutside = label === 'bestOffer' || (label === 'ownBid' && auction.secondChance !== null)
  return isOutside ? 'late' : priceTone(auction)
}
