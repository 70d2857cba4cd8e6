import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFollowUpWords } from '../box/follow-up-note.tsx'
import { outcomeOf, type Talk } from './talk.ts'

/** How it ended, and where it goes on for this side. */
export function Over({ auction, talk }: { auction: AuctionView; talk: Talk }) {
  const t = useTranslations('auction.talk.over')
  const way = useWayOn(auction, talk)
  const actions = way && (
    <LinkButton look="primary" href={way.href}>
      {way.label}
    </LinkButton>
  )
  const bound = useFollowUpWords(auction)
  const outcome = outcomeOf(auction)
  if (outcome === 'bound' && talk.perspective === 'buyer') {
    return (
      <Banner tone="warn" title={bound?.title} actions={actions}>
        {bound?.text}
      </Banner>
    )
  }
  return (
    <Banner
      tone={outcome === 'sold' ? 'good' : 'info'}
      title={t(outcome === 'sold' ? (talk.perspective === 'buyer' ? 'bought' : 'sold') : 'notSold')}
      actions={actions}
    >
      {outcome === 'bound' ? <Bound auction={auction} /> : t(`${outcome}Text`)}
    </Banner>
  )
}

/** For the owner: what he gives up when he pauses or ends the ad now (rules 6). */
function Bound({ auction: { followUp } }: { auction: AuctionView }) {
  const t = useTranslations('auction.talk.over')
  const format = useFormat()
  if (followUp === null) return null
  const at = format.dateTimeWithZone(followUp.bindsUntil)
  return t('boundText', { amount: format.money(followUp.amountEur), at })
}

/** A bound dealer's ad may be out of his sight, under review again: his messages name it. */
function useWayOn(auction: AuctionView, { perspective }: Talk) {
  const t = useTranslations('auction.talk.over')
  const path = usePath()
  if (perspective === 'operator') return null
  if (perspective === 'owner') return { href: path('myVehicles'), label: t('toVehicles') }
  switch (outcomeOf(auction)) {
    case 'sold':
      return { href: path('merchantPurchases'), label: t('toPurchases') }
    case 'bound':
      return {
        href: path('messageThread', { slug: `ad-${auction.entityId}` }),
        label: t('toMessages'),
      }
    case 'notSold':
      return { href: path('catalog', {}, { status: 'running' }), label: t('toCatalog') }
  }
}
