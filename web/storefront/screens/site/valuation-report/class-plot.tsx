import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { listTicks, percentOf } from '#web/ui/data/chart-scale.ts'
import { across, upwards, ValueChart } from '#web/ui/data/value-chart/value-chart.tsx'
import { SectionCard } from '#web/ui/layout/section-card.tsx'
import styles from './class-plot.module.css'
import { FoldedTable } from './folded-table.tsx'
import type { Explained } from './report.ts'

type PlotClass = NonNullable<Explained['classes']>[number]

/**
 * Comparable sales over age, each with its kilometres, in classes alone (rules 1): the larger a circle, the more sales. The own
 * vehicle is a diamond with its word, so that nothing hangs on colours. The table below says the same.
 */
export function ClassPlot({ explained }: { explained: Explained }) {
  const t = useTranslations('valuation.report')
  const { classes = [] } = explained
  if (classes.length === 0) return null
  return (
    <SectionCard title={t('plot.title')} lead={t('plot.lead')}>
      <Plot explained={explained} classes={classes} />
      <FoldedTable>
        <ClassTable classes={classes} />
      </FoldedTable>
    </SectionCard>
  )
}

const halfYear = 0.5

function Plot({ explained, classes }: { explained: Explained; classes: readonly PlotClass[] }) {
  const t = useTranslations('valuation.report.plot')
  const format = useFormat()
  const own = ownPlace(explained)
  const prices = [...classes.map(({ likelyEur }) => likelyEur), explained.likelyEur]
  const ticks = listTicks({ min: Math.min(...prices), max: Math.max(...prices) })
  const years = classes.map(({ registeredYear }) => registeredYear + halfYear)
  const x = { from: Math.max(...years, own) + 0.6, to: Math.min(...years, own) - 0.6 }
  const place = (year: number) => percentOf(year, x)
  const up = upwards(ticks)
  const shown = [...new Set(classes.map(({ registeredYear }) => registeredYear))]
  return (
    <ValueChart
      className={styles.plot}
      ticks={ticks}
      formatValue={format.number}
      names={shown.map((year) => ({ key: year, at: place(year + halfYear), text: String(year) }))}
    >
      {classes.map((each, index) => {
        // Classes of one year lie one above the other, often at nearly the same price.
        const isLeft = classes[index - 1]?.registeredYear === each.registeredYear
        const x = across(place(each.registeredYear + halfYear))
        return (
          <g key={`${each.registeredYear}-${each.mileageFromKm}`}>
            <circle cx={x} cy={up(each.likelyEur)} r={radiusOf(each)} className={styles.circle} />
            <text
              x={x}
              y={up(each.likelyEur)}
              dx={(isLeft ? -1 : 1) * (radiusOf(each) + 4)}
              dy="0.35em"
              className={classNames(styles.mileage, isLeft && styles.left)}
            >
              {thousandsOf(each)}
            </text>
          </g>
        )
      })}
      <svg x={across(place(own))} y={up(explained.likelyEur)} overflow="visible" aria-hidden="true">
        <path d="M0-11 11 0 0 11-11 0Z" className={styles.own} />
        <text y="30" className={styles.ownName}>
          {t('own')}
        </text>
      </svg>
    </ValueChart>
  )
}

function ownPlace({ vehicle, classes = [] }: Explained): number {
  if (vehicle) return vehicle.firstRegisteredInMonth / 12
  return (classes[0]?.registeredYear ?? 0) + halfYear
}

/** `25–50` of a class from 25,000 to 50,000 kilometres; nothing where it has them all. */
function thousandsOf({ mileageFromKm, mileageToKm }: PlotClass): string {
  if (mileageFromKm === null || mileageToKm === null) return ''
  return `${mileageFromKm / 1000}–${mileageToKm / 1000}`
}

/** The area grows with the number of sales. */
function radiusOf({ count }: PlotClass): number {
  return Math.min(24, 2.4 * Math.sqrt(count))
}

function ClassTable({ classes }: { classes: readonly PlotClass[] }) {
  const t = useTranslations('valuation.report.plot')
  const format = useFormat()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('year')}</th>
          <th scope="col">{t('mileage')}</th>
          <th scope="col">{t('sales')}</th>
          <th scope="col">{t('price')}</th>
        </tr>
      </thead>
      <tbody>
        {classes.map((each) => (
          <tr key={`${each.registeredYear}-${each.mileageFromKm}`}>
            <td>{each.registeredYear}</td>
            <td>
              {each.mileageFromKm === null || each.mileageToKm === null
                ? t('allMileages')
                : `${format.number(each.mileageFromKm)} – ${format.number(each.mileageToKm)}`}
            </td>
            <td>{each.count}</td>
            <td>{format.money(each.likelyEur)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
