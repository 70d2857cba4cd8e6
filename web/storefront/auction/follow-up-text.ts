import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { followUpStanding } from './follow-up-standing.ts'

/** What a dealer reads of their bid that binds on, in whichever of the two rounds they look (rules 6). */
export function useFollowUpText(auction: Pick<AuctionView, 'followUp' | 'status' | 'bidCount'>) {
  const { followUp, status, bidCount } = auction
  const t = useTranslations('auction.after.followUp')
  const format = useFormat()
  if (followUp === null) return null
  const standing = followUpStanding({ status, bidCount, isWaiting: followUp.acceptUntil !== null })
  return {
    title: t('title', { amount: format.money(followUp.amountEur) }),
    text: t(standing, { at: format.dateTimeWithZone(followUpEndsAt(followUp)) }),
  }
}

/** It never binds beyond its seven days, and after the round no longer than the owner may take it. */
export function followUpEndsAt({
  bindsUntil,
  acceptUntil,
}: Pick<NonNullable<AuctionView['followUp']>, 'bindsUntil' | 'acceptUntil'>): string {
  return acceptUntil !== null && acceptUntil < bindsUntil ? acceptUntil : bindsUntil
}
