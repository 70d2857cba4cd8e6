import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './range-scale.module.css'
import type { Explained, Report } from './report.ts'

/** How far the scale reaches beyond the range, as a share of it: where most other sales lie. */
const beyond = 0.8

/** The range on a line with the likely price in it, and how sure it is. Readable without colour: the range is thick. */
export function RangeScale({
  report: { valuate_my_vehicle: request, explained },
}: {
  report: Report
}) {
  const t = useTranslations('valuation.report')
  const format = useFormat()
  const answer = request?.answer
  if (!answer) return null
  const { fromEur, toEur } = answer
  const width = Math.max(toEur - fromEur, 1)
  const least = fromEur - width * beyond
  const place = (eur: number) => `${(100 * (eur - least)) / (width * (1 + 2 * beyond))}%`
  const likely = explained?.likelyEur
  const money = format.money
  return (
    <Card as="section" className={styles.scale}>
      <svg
        role="img"
        className={classNames(styles.line, likely === undefined && styles.short)}
        aria-label={
          likely === undefined
            ? t('range', { from: money(fromEur), to: money(toEur) })
            : t('scale', { from: money(fromEur), to: money(toEur), likely: money(likely) })
        }
      >
        <line x1="1%" x2="99%" y1="24" y2="24" className={styles.axis} />
        <line x1={place(fromEur)} x2={place(toEur)} y1="24" y2="24" className={styles.span} />
        {likely !== undefined && (
          <circle cx={place(likely)} cy="24" r="11" className={styles.mark} />
        )}
        <text x={place(fromEur)} y="62" className={styles.figure}>
          {money(fromEur)}
        </text>
        <text x={place(toEur)} y="62" className={styles.figure}>
          {money(toEur)}
        </text>
        {likely !== undefined && (
          <text x={place(likely)} y="88" className={styles.likely}>
            {money(likely)}
          </text>
        )}
      </svg>
      {explained && <Certainty explained={explained} />}
    </Card>
  )
}

const strengths = { low: 1, medium: 2, high: 3 } as const

function Certainty({ explained: { certainty, comparedCount } }: { explained: Explained }) {
  const t = useTranslations('valuation.report')
  return (
    <p className={styles.certainty}>
      <span className={styles.strength} aria-hidden="true">
        {[1, 2, 3].map((each) => (
          <i key={each} className={classNames(each <= strengths[certainty] && styles.on)} />
        ))}
      </span>
      <span>
        <strong>{t(`certainty.${certainty}`)}</strong> {t('compared', { count: comparedCount })}
      </span>
    </p>
  )
}
