import type { SaleClass } from '#contract/endpoints/valuation/valuation-shapes.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { listTicks, percentOf } from '#web/ui/data/chart-scale.ts'
import { across, upwards, ValueChart } from '#web/ui/data/value-chart/value-chart.tsx'
import styles from './class-plot.module.css'

type ClassPlotProps = {
  readonly classes: readonly SaleClass[]
  readonly own: {
    readonly name: string
    /** Months from January of the year 0; undefined where it is not known. */
    readonly firstRegisteredInMonth: number | undefined
    readonly likelyEur: number
  }
}

const halfYear = 0.5
/** The word of the asked vehicle stands below its diamond, and not over the years. */
const roomBelow = 0.96

/**
 * Comparable sales over age, each with its kilometres, in classes alone (rules 1): the larger a circle, the more sales. The asked
 * vehicle is a diamond with its word, so that nothing hangs on colours. A table beside it says the same.
 */
export function ClassPlot({ classes, own }: ClassPlotProps) {
  const format = useFormat()
  const ownYear = own.firstRegisteredInMonth
    ? own.firstRegisteredInMonth / 12
    : (classes[0]?.registeredYear ?? 0) + halfYear
  const prices = [...classes.map(({ likelyEur }) => likelyEur), own.likelyEur]
  const ticks = listTicks({ min: Math.min(...prices) * roomBelow, max: Math.max(...prices) })
  const years = classes.map(({ registeredYear }) => registeredYear + halfYear)
  const range = { from: Math.max(...years, ownYear) + 0.6, to: Math.min(...years, ownYear) - 0.6 }
  const place = (year: number) => percentOf(year, range)
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
      <svg x={across(place(ownYear))} y={up(own.likelyEur)} overflow="visible" aria-hidden="true">
        <path d="M0-11 11 0 0 11-11 0Z" className={styles.own} />
        <text y="30" className={styles.ownName}>
          {own.name}
        </text>
      </svg>
    </ValueChart>
  )
}

/** `25–50` of a class from 25,000 to 50,000 kilometres; nothing where it has them all. */
function thousandsOf({ mileageFromKm, mileageToKm }: SaleClass): string {
  if (mileageFromKm === null || mileageToKm === null) return ''
  return `${mileageFromKm / 1000}–${mileageToKm / 1000}`
}

/** The area grows with the number of sales. */
function radiusOf({ count }: SaleClass): number {
  return Math.min(24, 2.4 * Math.sqrt(count))
}
