import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { StatusChip, type StatusTone } from '#web/ui/status/status-chip.tsx'
import { type Standing, standingsOf } from './standing.ts'

type Look = { readonly tone: StatusTone; readonly icon?: IconName }

const looks: Readonly<Record<Standing, Look>> = {
  lead: { tone: 'good', icon: 'check' },
  outbid: { tone: 'bad', icon: 'bell' },
  own: { tone: 'brand', icon: 'user' },
  yourTurn: { tone: 'bad', icon: 'bell' },
  bought: { tone: 'good', icon: 'hammer' },
  bound: { tone: 'warn', icon: 'lock' },
  offered: { tone: 'late', icon: 'clock' },
  offerDeclined: { tone: 'bad' },
  bidDeclined: { tone: 'bad' },
  soon: { tone: 'warn', icon: 'clock' },
  published: { tone: 'brand' },
  sold: { tone: 'neutral', icon: 'hammer' },
  gone: { tone: 'neutral' },
  ended: { tone: 'neutral' },
  lateOffers: { tone: 'late' },
  reserved: { tone: 'late', icon: 'clock' },
  renegotiation: { tone: 'late' },
}

export function StandingChip({
  standing,
  onPicture = false,
}: {
  standing: Standing
  onPicture?: boolean
}) {
  const t = useTranslations('catalog.status')
  return (
    <StatusChip {...looks[standing]} onPicture={onPicture}>
      {t(standing)}
    </StatusChip>
  )
}

/** Most running auctions have nothing to say there. */
export function hasTags(card: ProductCard): boolean {
  return standingsOf(card).length > 0 || openBuyNowPriceEur(card) !== null
}

function openBuyNowPriceEur({ auction, status }: ProductCard): number | null {
  const isOpen = status === 'running' || status === 'published'
  return isOpen ? (auction?.buyNowPriceEur ?? null) : null
}

/** How the reader stands and how the auction does, on the picture. */
export function CardTags({ card }: { card: ProductCard }) {
  const t = useTranslations('catalog.status')
  const format = useFormat()
  const buyNowPriceEur = openBuyNowPriceEur(card)
  return (
    <>
      {standingsOf(card).map((standing) => (
        <StandingChip key={standing} standing={standing} onPicture />
      ))}
      {buyNowPriceEur !== null && (
        <StatusChip tone="brand" icon="zap" onPicture>
          {t('buyNow', { price: format.money(buyNowPriceEur) })}
        </StatusChip>
      )}
    </>
  )
}
