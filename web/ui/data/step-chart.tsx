import styles from './chart.module.css'
import { ChartCaption } from './chart-caption.tsx'
import { type ChartPoint, listTicks, percentOf, stepPath } from './chart-scale.ts'

export type StepChartProps = {
  /** The whole chart in one sentence; the exact figures stand in a table beside it. */
  description: string
  title?: string
  note?: string
  /** `id` is unique among them: two points may have one time and one value. */
  points: readonly (ChartPoint & { id: number; own?: boolean })[]
  /** Of the axis of time; the line ends at `until`, drawn as "now" when it is not the end. */
  from: number
  to: number
  until: number
  formatValue: (value: number) => string
  times: readonly { at: number; label: string }[]
  legend?: { others: string; own: string }
}

function anchorOf(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 12) return 'start'
  return percent > 88 ? 'end' : 'middle'
}

function Legend({ others, own }: { others: string; own: string }) {
  return (
    <ul className={styles.legend}>
      <li>
        <svg width="12" height="12" aria-hidden="true">
          <path d="M6 6h0" className={styles.dot} />
          <path d="M6 6h0" className={styles.hole} />
        </svg>
        {others}
      </li>
      <li>
        <svg width="12" height="12" aria-hidden="true">
          <path d="M6 6h0" className={styles.ownDot} />
        </svg>
        {own}
      </li>
    </ul>
  )
}

/** How an amount rose in steps: bids over time. */
export function StepChart(props: StepChartProps) {
  const { description, title, note, points, from, to, until, formatValue, times, legend } = props
  const values = points.map((point) => point.value)
  const ticks = listTicks({ min: Math.min(...values), max: Math.max(...values) })
  const axes = { x: { from, to }, y: { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1 }, until }
  const x = (at: number) => percentOf(at, axes.x)
  const y = (value: number) => 100 - percentOf(value, axes.y)
  return (
    <figure role="img" aria-label={description} className={styles.chart}>
      {(title || note) && <ChartCaption title={title}>{note}</ChartCaption>}
      <div className={styles.values} aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{formatValue(tick)}</span>
        ))}
      </div>
      <svg
        className={styles.plot}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {ticks.map((tick) => (
          <path key={tick} d={`M0 ${y(tick)}H100`} className={styles.grid} />
        ))}
        {until < to && <path d={`M${x(until)} 0V100`} className={styles.now} />}
        <path d={stepPath(points, axes)} className={styles.path} />
        {points.map((point) => {
          const place = `M${x(point.at)} ${y(point.value)}h0`
          return (
            <g key={point.id}>
              <path d={place} className={point.own ? styles.ownDot : styles.dot} />
              {!point.own && <path d={place} className={styles.hole} />}
            </g>
          )
        })}
      </svg>
      <svg className={styles.times} aria-hidden="true">
        {times.map(({ at, label }) => (
          <text key={at} x={`${x(at)}%`} y="1.1em" textAnchor={anchorOf(x(at))}>
            {label}
          </text>
        ))}
      </svg>
      {legend && <Legend {...legend} />}
    </figure>
  )
}
