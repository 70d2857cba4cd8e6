import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import type { Problem } from '#contract/problem.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import styles from '../../auction-box.module.css'
import type { DraftsControl } from './use-drafts.ts'

/** Refusals that take their own form away. */
const endings = {
  auction: ['AUCTION_ENDED'],
  // What was offered for a while is over, or is no longer this reader's.
  offer: ['ACTION_NOT_POSSIBLE_NOW', 'NOT_FOUND'],
  answer: ['ACTION_NOT_POSSIBLE_NOW', 'NOT_FOUND'],
} as const

/** Keeps a refusal that takes its own form away: what it was about was over when it came. */
export function useMissed(drafts: DraftsControl, of: keyof typeof endings = 'auction') {
  const t = useTranslations('auction.missedAnswer')
  return <Body,>(describe: (body: Body) => string, isPurchase = false) =>
    ({ code, title, detail }: Problem, body: Body): boolean => {
      if (!endings[of].some((ending) => ending === code)) return false
      // The refusal itself does not know that what was to be answered is over.
      const texts = of === 'answer' ? { title: t('title'), detail: t('text') } : { title, detail }
      drafts.change({ missed: { what: describe(body), ...texts, isPurchase } })
      return true
    }
}

/** What came too late, above what became of the auction. */
export function MissedPart({ auction, drafts }: { auction: AuctionView; drafts: DraftsControl }) {
  const t = useTranslations('auction.buyNow.missed')
  const { missed } = drafts
  if (missed === null) return null
  const close = () => drafts.change({ missed: null })
  // Only the buyer sees the price; they pressed once more, on another computer or in another tab.
  const isOwn = auction.status === 'sold' && auction.hammerPriceEur !== null
  if (missed.isPurchase && isOwn) {
    return (
      <section className={styles.part}>
        <Banner role="status" title={t('already')} onClose={close}>
          {t('once')}
        </Banner>
      </section>
    )
  }
  return (
    <section className={styles.part}>
      <Banner tone="bad" role="alert" title={`${missed.what}: ${missed.title}`} onClose={close}>
        {missed.isPurchase ? t('late') : missed.detail}
      </Banner>
    </section>
  )
}
