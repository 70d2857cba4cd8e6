import { useTranslations } from 'use-intl/react'
import { useServerClock } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { SectionCard } from '#web/ui/layout/section-card.tsx'
import type { Report } from './report.ts'
import styles from './sale-days.module.css'

/** The days of a sale, reckoned from today with the slots that are free (rules 3). */
export function SaleDays({ sale }: Pick<Report, 'sale'>) {
  const t = useTranslations('valuation.report.sale')
  const format = useFormat()
  const { now } = useServerClock()
  const days = [
    { id: 'today', time: format.date(now()), text: t('today') },
    { id: 'starts', time: format.dateTime(Date.parse(sale.startsAt)), text: t('starts') },
    { id: 'ends', time: format.dateTime(Date.parse(sale.endsAt)), text: t('ends') },
    { id: 'binds', time: format.dateTime(Date.parse(sale.bindsUntil)), text: t('binds') },
  ]
  return (
    <SectionCard title={t('title')} lead={t('lead', { cost: format.money(0) })}>
      <ol className={styles.days}>
        {days.map(({ id, time, text }) => (
          <li key={id}>
            <strong>{time}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}
