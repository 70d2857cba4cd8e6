import { useTranslations } from 'use-intl/react'
import type { JournalAnswer } from '#contract/journal.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { journalMode } from './journal-mode.ts'

/** Figures that were sealed while the auction ran and are open to this reader now (rules 9). */
export function JournalOpenings({ journal }: { journal: JournalAnswer }) {
  const t = useTranslations('auction.journal.openings')
  const tPosition = useTranslations('auction.position')
  const format = useFormat()
  const { limits, target } = journal.openings
  const mode = journalMode(journal)
  if (limits.length === 0 && target === null) return null
  const facts = [
    ...(target === null
      ? []
      : [
          { term: t('target', { mode }), value: format.money(target.targetPriceEur) },
          { term: t('yellow'), value: t('percent', { mode, percent: target.yellowFromPercent }) },
        ]),
    ...limits.map(({ sequence, pseudonym, limitEur }) => ({
      term: t('limit', {
        bidder: tPosition('bidder', { number: pseudonym }),
        number: sequence,
      }),
      value: format.money(limitEur),
    })),
  ]
  return (
    <Card as="section">
      <h2 className="h3">{t('title')}</h2>
      <p className="muted small">{t('text')}</p>
      <FactList facts={facts} />
    </Card>
  )
}
