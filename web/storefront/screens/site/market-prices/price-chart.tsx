import { useTranslations } from 'use-intl/react'
import { quarterOfName, shortQuarterText } from '#locales/quarters/quarter-text.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { listTicks } from '#web/ui/data/chart-scale.ts'
import { across, placesOf, upwards, ValueChart } from '#web/ui/data/value-chart/value-chart.tsx'
import { SectionCard } from '#web/ui/layout/section-card.tsx'
import { LineSample, lineStyle, mostLines } from './line-sample.tsx'
import styles from './lines.module.css'
import type { MarketPrices, PriceRow } from './market-prices.ts'
import { SalesBars } from './sales-bars.tsx'

/** Under so many sales a point is hollow. */
const surelyFrom = 20

/** A row with the number of its line, which stays when others are switched off. */
type Line = { readonly row: PriceRow; readonly index: number }

/**
 * Lines by body type, told apart by their dashes and colours; the axis begins at zero. Below stand the numbers of
 * sales. The same figures are in the table.
 */
export function PriceChart({ prices: { quarters, rows, bodyTypes } }: { prices: MarketPrices }) {
  const t = useTranslations('market-prices.chart')
  const lines = rows
    .map((row): Line => ({ row, index: bodyTypes.indexOf(row.bodyType) }))
    .filter(({ index }) => index < mostLines)
  const placeOf = placesOf(quarters.length)
  return (
    <SectionCard title={t('title')} lead={t('note')}>
      <figure
        role="img"
        aria-label={t('description', { count: quarters.length })}
        className={styles.figure}
      >
        <Lines quarters={quarters} lines={lines} placeOf={placeOf} />
        <SalesBars rows={rows} placeOf={placeOf} label={t('sales')} />
        <Legend lines={lines} />
      </figure>
    </SectionCard>
  )
}

function Lines(props: {
  quarters: readonly string[]
  lines: readonly Line[]
  placeOf: (index: number) => number
}) {
  const { quarters, lines, placeOf } = props
  const format = useFormat()
  const medians = lines.flatMap(({ row }) => row.points.flatMap((point) => point?.medianEur ?? []))
  const ticks = listTicks({ min: 0, max: Math.max(...medians, 0), count: 5 })
  const places = { x: (index: number) => across(placeOf(index)), up: upwards(ticks) }
  return (
    <ValueChart
      className={styles.plot}
      ticks={ticks}
      formatValue={format.number}
      names={quarters.map((quarter, index) => ({
        key: quarter,
        at: placeOf(index),
        text: shortQuarterText(format.locale, quarterOfName(quarter)),
        minor: (quarters.length - 1 - index) % 3 !== 0,
      }))}
    >
      {lines.map(({ row, index }) => (
        <g key={`${row.kind}|${row.bodyType}`} className={lineStyle(index)}>
          <Course row={row} {...places} />
        </g>
      ))}
    </ValueChart>
  )
}

type Places = {
  readonly x: (index: number) => string
  readonly up: (price: number) => string
}

/** Where a quarter has too few sales, the line has a gap. */
function Course({ row: { points }, x, up }: Places & { row: PriceRow }) {
  const places = points.map((point, index) => point && { ...point, index })
  return (
    <>
      {places.map((to, index) => {
        const from = places[index - 1]
        return (
          from &&
          to && (
            <line
              key={to.index}
              x1={x(from.index)}
              y1={up(from.medianEur)}
              x2={x(to.index)}
              y2={up(to.medianEur)}
            />
          )
        )
      })}
      {places.map(
        (point) =>
          point && (
            <circle
              key={point.index}
              cx={x(point.index)}
              cy={up(point.medianEur)}
              r="4"
              className={point.sales < surelyFrom ? styles.hollow : undefined}
            />
          ),
      )}
    </>
  )
}

function Legend({ lines }: { lines: readonly Line[] }) {
  const labels = useAttributeLabels()
  const format = useFormat()
  return (
    <ul className={styles.legend}>
      {lines.map(({ row, index }) => {
        const last = row.points.findLast((point) => point !== null)
        return (
          <li key={`${row.kind}|${row.bodyType}`}>
            <LineSample index={index} />
            {labels.bodyType(row.bodyType)} {last && <b>{format.money(last.medianEur)}</b>}
          </li>
        )
      })}
    </ul>
  )
}
