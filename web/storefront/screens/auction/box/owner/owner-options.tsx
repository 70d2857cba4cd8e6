import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { followUpEndsAt } from '../../../../auction/follow-up-text.ts'
import { ToOwnAd } from './to-own-ad.tsx'

/** A bid that still stands after an auction without a sale; answered among the own vehicles. */
export function OwnerOptions({ auction }: { auction: AuctionView }) {
  const t = useTranslations('auction.owner')
  const format = useFormat()
  const { followUp, secondChance, actions } = auction
  const at = (instant: string) => ({ at: format.dateTimeWithZone(instant) })
  const decide = <ToOwnAd auction={auction} label={t('failed.action')} />
  if (secondChance !== null) {
    const isOwners = secondChance.turn === 'owner'
    return (
      <Banner
        tone="late"
        title={t('second.title', { amount: format.money(secondChance.amountEur) })}
        {...(isOwners && { actions: decide })}
      >
        {t(isOwners ? 'second.choose' : 'second.waiting', at(secondChance.turnEndsAt))}
      </Banner>
    )
  }
  if (followUp === null) return null
  const canAccept = actions.followUpAccept?.isAllowed
  return (
    <Banner
      tone={canAccept ? 'late' : 'info'}
      title={t('followUp.title', { amount: format.money(followUp.amountEur) })}
      {...(canAccept && { actions: decide })}
    >
      {t(canAccept ? 'followUp.accept' : 'followUp.round', at(followUpEndsAt(followUp)))}
    </Banner>
  )
}

/** Whether one of these stands instead of the plain word about a failed auction. */
export function hasOption({ secondChance, actions }: AuctionView): boolean {
  return secondChance !== null || actions.followUpAccept?.isAllowed === true
}
