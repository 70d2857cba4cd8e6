import { useFormat } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { across } from '#web/ui/data/value-chart/value-chart.tsx'
import styles from './lines.module.css'
import type { PriceRow } from './market-prices.ts'

/** How many sales the points of each quarter stand for, under their quarter. */
export function SalesBars(props: {
  rows: readonly PriceRow[]
  placeOf: (index: number) => number
  label: string
}) {
  const { rows, placeOf, label } = props
  const format = useFormat()
  const counts = (rows[0]?.points ?? []).map((_point, quarter) =>
    rows.reduce((sum, { points }) => sum + (points[quarter]?.sales ?? 0), 0),
  )
  const most = Math.max(...counts, 1)
  const width = placeOf(1) - placeOf(0)
  return (
    <div className={styles.sales} aria-hidden="true">
      <span>{label}</span>
      <svg aria-hidden="true">
        {counts.map((count, quarter) => {
          const height = (70 * count) / most
          const isMinor = (counts.length - 1 - quarter) % 3 !== 0
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the quarters are a row of fixed places.
            <g key={quarter}>
              <rect
                x={across(placeOf(quarter) - 0.3 * width)}
                width={across(0.6 * width)}
                y={`${100 - height}%`}
                height={`${height}%`}
              />
              <text
                x={across(placeOf(quarter))}
                y={`${100 - height}%`}
                dy="-0.4em"
                className={classNames(isMinor && styles.minor)}
              >
                {format.number(count)}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
