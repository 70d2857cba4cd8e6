import type { SaleClass } from '#contract/endpoints/valuation/valuation-shapes.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { listTicks, percentOf } from '#web/ui/data/chart-scale.ts'
import {
  across,
  percentFromTop,
  upwards,
  ValueChart,
} from '#web/ui/data/value-chart/value-chart.tsx'
import styles from './class-plot.module.css'
import { placesOfWords } from './places-of-words.ts'

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
/** The narrowest drawings of a phone and of a wider window, within their frames. */
const frames = { narrow: { widthPx: 225, heightPx: 260 }, wide: { widthPx: 480, heightPx: 300 } }
/** More years than this do not stand beside each other on a phone. */
const yearsOnPhone = 7
const ownSignPx = 8

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
  const fromTop = percentFromTop(ticks)
  const shown = [...new Set(classes.map(({ registeredYear }) => registeredYear))]
  const circles = classes.map((each) => ({
    x: place(each.registeredYear + halfYear),
    y: fromTop(each.likelyEur),
    radiusPx: radiusOf(each),
    word: thousandsOf(each),
  }))
  const halfName = (own.name.length * ownSignPx) / 2
  const covered = [
    {
      x: place(ownYear),
      y: fromTop(own.likelyEur),
      ...{ left: halfName, right: halfName, above: 11, below: 34 },
    },
  ]
  const sides = {
    narrow: placesOfWords(circles, covered, frames.narrow),
    wide: placesOfWords(circles, covered, frames.wide),
  }
  return (
    <ValueChart
      className={styles.plot}
      ticks={ticks}
      formatValue={format.number}
      names={shown.map((year, index) => ({
        ...{ key: year, at: place(year + halfYear), text: String(year) },
        minor: shown.length > yearsOnPhone && index % 2 === 1,
      }))}
    >
      {classes.map((each, index) => {
        const x = across(place(each.registeredYear + halfYear))
        const y = up(each.likelyEur)
        return (
          <g key={`${each.registeredYear}-${each.mileageFromKm}`}>
            <circle cx={x} cy={y} r={radiusOf(each)} className={styles.circle} />
            {(['narrow', 'wide'] as const).map((frame) => {
              const side = sides[frame][index]
              return (
                side && (
                  <text
                    key={frame}
                    {...{ x, y, dy: '0.35em' }}
                    dx={(side === 'left' ? -1 : 1) * (radiusOf(each) + 4)}
                    className={classNames(styles.mileage, styles[side], styles[frame])}
                  >
                    {thousandsOf(each)}
                  </text>
                )
              )
            })}
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
