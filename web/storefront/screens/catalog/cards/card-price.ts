import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useFormat } from '#web/language/language-provider.tsx'

export type CardPrice = { readonly label: string; readonly price: string }

/** The one figure of a card: the bid for those who are told of bids, else the start price (rules 1). */
export function useCardPrice(): (auction: AuctionView | null) => CardPrice {
  const t = useTranslations('catalog.card')
  const format = useFormat()
  return (auction) => {
    if (auction && auction.hammerPriceEur !== null) {
      return { label: t('hammerPrice'), price: format.money(auction.hammerPriceEur) }
    }
    if (auction && auction.currentBidEur !== null) {
      const isOpen = auction.status === 'running' || auction.status === 'hotbidding'
      return {
        label: isOpen ? t('currentBid', { count: auction.bidCount ?? 0 }) : t('highestBid'),
        price: format.money(auction.currentBidEur),
      }
    }
    const start = auction?.startPriceEur ?? null
    return { label: t('startPrice'), price: start === null ? t('noPrice') : format.money(start) }
  }
}
