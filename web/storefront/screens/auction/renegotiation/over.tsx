import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Cluster } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFollowUpText } from '../../../auction/follow-up-text.ts'
import { outcomeOf, type Renegotiation } from './renegotiation-state.ts'

/** How it ended, and where it goes on for this side. */
export function Over({
  auction,
  renegotiation,
}: {
  auction: AuctionView
  renegotiation: Renegotiation
}) {
  const t = useTranslations('auction.renegotiation.over')
  const [first, ...others] = useNextLinks(auction, renegotiation)
  const actions = first && (
    <Cluster gap={2}>
      <LinkButton look="primary" href={first.href}>
        {first.label}
      </LinkButton>
      {others.map(({ href, label }) => (
        <LinkButton key={href} look="quiet" href={href}>
          {label}
        </LinkButton>
      ))}
    </Cluster>
  )
  const bound = useFollowUpText(auction)
  const outcome = outcomeOf(auction)
  if (outcome === 'bound' && renegotiation.perspective === 'buyer') {
    return (
      <Banner tone="warn" title={bound?.title} actions={actions}>
        {bound?.text}
      </Banner>
    )
  }
  const reason = renegotiation.ending?.reason ?? null
  if (reason !== null) {
    const because = t('withdrawn', { reason: t(`reasons.${reason}`) })
    return (
      <Banner title={t('notSold')} actions={actions}>
        {because} {t('notSoldText')}
      </Banner>
    )
  }
  return (
    <Banner
      tone={outcome === 'sold' ? 'good' : 'info'}
      title={t(
        outcome === 'sold'
          ? renegotiation.perspective === 'buyer'
            ? 'bought'
            : 'sold'
          : 'notSold',
      )}
      actions={actions}
    >
      {outcome === 'bound' ? <Bound auction={auction} /> : t(`${outcome}Text`)}
    </Banner>
  )
}

/** For the owner: what they give up when they pause or end the ad now (rules 6). */
function Bound({ auction: { followUp } }: { auction: AuctionView }) {
  const t = useTranslations('auction.renegotiation.over')
  const format = useFormat()
  if (followUp === null) return null
  const at = format.dateTimeWithZone(followUp.bindsUntil)
  return t('boundText', { amount: format.money(followUp.amountEur), at })
}

type NextLink = { readonly href: string; readonly label: string }

/** The first one stands out. Where a dealer may not see the ad, their messages name it. */
function useNextLinks(auction: AuctionView, { perspective }: Renegotiation): readonly NextLink[] {
  const t = useTranslations('auction.renegotiation.over')
  const path = usePath()
  if (perspective === 'operator') return []
  if (perspective === 'owner') return [{ href: path('myVehicles'), label: t('toVehicles') }]
  const messages = {
    href: path('messageThread', { slug: `ad-${auction.entityId}` }),
    label: t('toMessages'),
  }
  switch (outcomeOf(auction)) {
    case 'sold':
      return [{ href: path('merchantPurchases'), label: t('toPurchases') }]
    case 'bound':
      return [messages]
    case 'notSold': {
      const catalog = { href: path('catalog', {}, { status: 'running' }), label: t('toCatalog') }
      return auction.status === 'inactive' ? [catalog, messages] : [catalog]
    }
  }
}
