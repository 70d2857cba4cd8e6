import type { AuctionView } from '#contract/auction-view.ts'
import type { PriceTone } from '#web/ui/status/price.tsx'

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
