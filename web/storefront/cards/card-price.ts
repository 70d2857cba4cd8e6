import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useLostAt } from '#web/api/live/live-provider.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import type { PriceTone } from '#web/ui/status/price.tsx'
import { toneOf } from '../auction/price-tone.ts'
import { type ShownPrice, shownPrice } from '../auction/shown-price.ts'

export type CardPrice = {
  readonly kind: ShownPrice['label']
  readonly label: string
  readonly price: string
  readonly tone: PriceTone
}

/** The one figure of a card, as on the ad's page: of the sale, the dealer's own offer, the bids, or the start. */
export function useCardPrice(): (auction: AuctionView | null) => CardPrice {
  const t = useTranslations('catalog.card')
  const tPrice = useTranslations('auction.price')
  const format = useFormat()
  const lostAt = useLostAt()
  return (auction) => {
    if (auction === null) {
      return { kind: 'start', label: t('startPrice'), price: t('noPrice'), tone: 'calm' }
    }
    const { label: kind, amountEur } = shownPrice(auction)
    const price = amountEur === null ? t('noPrice') : format.money(amountEur)
    const tone = toneOf(kind, auction)
    switch (kind) {
      case 'hammer':
        return { kind, label: t('hammerPrice'), price, tone }
      case 'current':
        if (lostAt !== null) {
          const label = t('asOf', { time: format.timeWithSeconds(lostAt) })
          return { kind, label, price, tone: 'stale' }
        }
        return { kind, label: t('currentBid', { count: auction.bidCount ?? 0 }), price, tone }
      case 'last':
        return { kind, label: t('highestBid'), price, tone }
      case 'start':
        return { kind, label: t('startPrice'), price, tone }
      case 'ownOffer':
      case 'ownBid':
      case 'bestOffer':
        return { kind, label: tPrice(kind), price, tone }
    }
  }
}
