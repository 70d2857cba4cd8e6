import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useLostAt } from '#web/api/live/live-provider.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import type { PriceTone } from '#web/ui/status/price.tsx'
import { priceTone } from '../../auction/words/price-tone.ts'

export type CardPrice = {
  readonly label: string
  readonly price: string
  readonly tone: PriceTone
}

/** The one figure of a card: the bid for those who are told of bids, else the start price (rules 1). */
export function useCardPrice(): (auction: AuctionView | null) => CardPrice {
  const t = useTranslations('catalog.card')
  const format = useFormat()
  const lostAt = useLostAt()
  return (auction) => {
    const tone = priceTone(auction)
    if (auction && auction.hammerPriceEur !== null) {
      return { label: t('hammerPrice'), price: format.money(auction.hammerPriceEur), tone }
    }
    if (auction && auction.currentBidEur !== null) {
      const isOpen = auction.status === 'running' || auction.status === 'hotbidding'
      if (isOpen && lostAt !== null) {
        const label = t('asOf', { time: format.timeWithSeconds(lostAt) })
        return { label, price: format.money(auction.currentBidEur), tone: 'stale' }
      }
      return {
        label: isOpen ? t('currentBid', { count: auction.bidCount ?? 0 }) : t('highestBid'),
        price: format.money(auction.currentBidEur),
        tone,
      }
    }
    const start = auction?.startPriceEur ?? null
    const price = start === null ? t('noPrice') : format.money(start)
    return { label: t('startPrice'), price, tone: 'calm' }
  }
}
