import { useTranslations } from 'use-intl/react'
import type { JournalAnswer } from '#contract/journal.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import styles from './journal.module.css'

/** What the check says, for people who will not run it themselves, and how to run it (rules 9). */
export function JournalCheck({ journal }: { journal: JournalAnswer }) {
  const t = useTranslations('auction.journal.check')
  const { fault, entries, isEnded } = journal.check
  if (fault !== null) {
    return (
      <Banner tone="bad" role="alert" title={t('wrong', { number: fault.sequence })}>
        {t('wrongText')}
      </Banner>
    )
  }
  const proved = entries.filter(({ verdict }) => verdict === 'proved').length
  return (
    <Banner tone="good" title={t(isEnded ? 'whole' : 'soFar', { count: journal.entries.length })}>
      {t('text', { proved, consistent: entries.length - proved })}
      <details className={styles.yourself}>
        <summary>{t('yourself')}</summary>
        <p>{t('yourselfText')}</p>
        <code>
          npm run verify-auction -- cm24-journal-{journal.auctionId}.json {journal.entries.length}:
          {journal.headHash.slice(0, 12)}…
        </code>
      </details>
    </Banner>
  )
}
