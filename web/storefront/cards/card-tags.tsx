import { Bell, Check, Clock, Hammer, Lock, type LucideIcon, User, Zap } from 'lucide-react'
import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { StatusChip, type StatusTone } from '#web/ui/status/status-chip.tsx'
import { type Standing, standingsOf } from './standing.ts'

type Look = { readonly tone: StatusTone; readonly icon?: LucideIcon }

const looks: Readonly<Record<Standing, Look>> = {
  lead: { tone: 'good', icon: Check },
  outbid: { tone: 'bad', icon: Bell },
  own: { tone: 'brand', icon: User },
  yourTurn: { tone: 'bad', icon: Bell },
  bought: { tone: 'good', icon: Hammer },
  bound: { tone: 'warn', icon: Lock },
  offered: { tone: 'late', icon: Clock },
  offerDeclined: { tone: 'bad' },
  bidDeclined: { tone: 'bad' },
  soon: { tone: 'warn', icon: Clock },
  published: { tone: 'brand' },
  sold: { tone: 'neutral', icon: Hammer },
  gone: { tone: 'neutral' },
  ended: { tone: 'neutral' },
  lateOffers: { tone: 'late' },
  reserved: { tone: 'late', icon: Clock },
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

/** How the reader stands and how the auction does, on the picture. */
export function CardTags({ card }: { card: ProductCard }) {
  const t = useTranslations('catalog.status')
  const format = useFormat()
  const buyNowPriceEur = card.auction?.buyNowPriceEur ?? null
  const isOpen = card.status === 'running' || card.status === 'published'
  return (
    <>
      {standingsOf(card).map((standing) => (
        <StandingChip key={standing} standing={standing} onPicture />
      ))}
      {isOpen && buyNowPriceEur !== null && (
        <StatusChip tone="brand" icon={Zap} onPicture>
          {t('buyNow', { price: format.money(buyNowPriceEur) })}
        </StatusChip>
      )}
    </>
  )
}
