import { useTranslations } from 'use-intl/react'
import { quarterOfMonth, quarterText, shortQuarterText } from '#locales/quarters/quarter-text.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { FoldedTable } from '#web/storefront/sales/folded-table.tsx'
import { listTicks } from '#web/ui/data/chart-scale.ts'
import { across, placesOf, upwards, ValueChart } from '#web/ui/data/value-chart/value-chart.tsx'
import { SectionCard } from '#web/ui/layout/section-card.tsx'
import styles from './quarter-line.module.css'
import type { Explained } from './report.ts'

type Quarters = NonNullable<Explained['quarters']>

/** What the vehicle would have fetched, quarter by quarter; the table says the same. */
export function QuarterLine(props: { quarters: Quarters; className?: string | undefined }) {
  const { quarters, className } = props
  const t = useTranslations('valuation.report')
  const format = useFormat()
  if (quarters.length < 2) return null
  return (
    <SectionCard title={t('quarters.title')} lead={t('quarters.lead')} className={className}>
      <Line quarters={quarters} />
      <FoldedTable label={t('table')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('quarters.quarter')}</th>
              <th scope="col">{t('plot.price')}</th>
            </tr>
          </thead>
          <tbody>
            {quarters.map(({ month, likelyEur }) => (
              <tr key={month}>
                <td>{quarterText(format.locale, quarterOfMonth(month))}</td>
                <td>{format.money(likelyEur)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </FoldedTable>
    </SectionCard>
  )
}

function Line({ quarters }: { quarters: Quarters }) {
  const format = useFormat()
  const prices = quarters.map(({ likelyEur }) => likelyEur)
  const ticks = listTicks({ min: Math.min(...prices), max: Math.max(...prices), count: 3 })
  const placeOf = placesOf(quarters.length)
  const x = (index: number) => across(placeOf(index))
  const up = upwards(ticks)
  return (
    <ValueChart
      ticks={ticks}
      formatValue={format.number}
      names={quarters.map(({ month }, index) => ({
        key: month,
        at: placeOf(index),
        text: shortQuarterText(format.locale, quarterOfMonth(month)),
        minor: (quarters.length - 1 - index) % 3 !== 0,
      }))}
    >
      {quarters.slice(1).map(({ month, likelyEur }, index) => (
        <line
          key={month}
          x1={x(index)}
          y1={up(quarters[index]?.likelyEur ?? likelyEur)}
          x2={x(index + 1)}
          y2={up(likelyEur)}
          className={styles.course}
        />
      ))}
      {quarters.map(({ month, likelyEur }, index) => (
        <circle key={month} cx={x(index)} cy={up(likelyEur)} r="4" className={styles.dot} />
      ))}
    </ValueChart>
  )
}
