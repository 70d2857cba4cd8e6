import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useLostAt } from '#web/api/live/live-provider.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Banner, type BannerTone } from '#web/ui/status/banner.tsx'
import { phaseOf } from '../../../../auction/phase.ts'
import styles from '../../auction-box.module.css'

/** How the dealer stands, in words; the colour is the specification's (spec 4). */
export function Position({ auction }: { auction: AuctionView }) {
  const sentences = usePosition(auction)
  return (
    // It stands there empty so that a screen reader hears what comes into it.
    <div className={styles.position} role="status">
      {sentences.map(({ tone, title, text, icon }) => (
        <Banner key={title} tone={tone} title={title} {...(icon && { icon })}>
          {text}
        </Banner>
      ))}
    </div>
  )
}

type Sentence = {
  readonly tone: BannerTone
  readonly title: string
  readonly text?: ReactNode
  readonly icon?: IconName
}

function usePosition(auction: AuctionView): readonly Sentence[] {
  const t = useTranslations('auction.position')
  const format = useFormat()
  const { own, context } = auction
  const lostAt = useLostAt()
  if (lostAt !== null && phaseOf(auction) === 'open') {
    // The page does not know whether the dealer still leads.
    const time = format.timeWithSeconds(lostAt)
    return [{ tone: 'warn', title: t('lost.title', { time }), text: t('lost.text') }]
  }
  if (own === null || context === null) return []
  const money = (amountEur: number | null) => format.money(amountEur ?? 0)
  if (own.isBarred) {
    const isBound = own.standingBidEur !== null && phaseOf(auction) === 'open'
    const text = isBound
      ? t('barred.standing', { amount: money(own.standingBidEur) })
      : t('barred.text')
    return [{ tone: 'bad', title: t('barred.title'), text }]
  }
  const sentences: Sentence[] = []
  if (phaseOf(auction) === 'open') {
    if (context.includes('holding_highest_bid')) {
      sentences.push({
        tone: 'good',
        icon: 'arrow-up',
        title: t('leading.title'),
        text: t('leading.text', {
          amount: money(own.standingBidEur),
          bidder: t('bidder', { number: own.pseudonym ?? 0 }),
        }),
      })
    } else if (context.includes('overbid')) {
      sentences.push({
        tone: 'bad',
        icon: 'arrow-down',
        title: t('outbid.title', { bidder: t('bidder', { number: auction.leaderPseudonym ?? 0 }) }),
        text: t('outbid.text', { amount: money(own.standingBidEur) }),
      })
    }
  }
  const refused = own.lastRefusal
  if (refused && context.includes('first_bid_too_low')) {
    const amount = money(refused.amountEur)
    sentences.push({ tone: 'warn', title: t('tooLow.title'), text: t('tooLow.text', { amount }) })
  }
  if (refused && context.includes('bidding_agent_limit_too_low')) {
    const amount = money(refused.amountEur)
    const title = t('limitTooLow.title')
    sentences.push({ tone: 'warn', title, text: t('limitTooLow.text', { amount }) })
  }
  if (refused && context.includes('late_offer_too_low')) {
    const amount = money(refused.amountEur)
    const title = t('offerTooLow.title')
    sentences.push({ tone: 'warn', title, text: t('offerTooLow.text', { amount }) })
  }
  return sentences
}
