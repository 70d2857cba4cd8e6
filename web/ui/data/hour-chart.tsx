import { classNames } from '../class-names.ts'
import { ChartCaption } from './chart-caption.tsx'
import styles from './hour-chart.module.css'

export type HourChartProps = {
  /** The whole chart in one sentence. */
  description: string
  title?: string
  /** What the bars and what the line stand for. */
  legend: { bars: string; line: string }
  bars: readonly number[]
  /** As many as there are bars: the same span before. */
  line: readonly number[]
  /** Below the bars that have one. */
  labels: readonly { index: number; label: string }[]
  formatValue: (value: number) => string
}

/** Many narrow bars against a line of the time before; only the highest bar carries its figure. */
export function HourChart(props: HourChartProps) {
  const { description, title, legend, bars, line, labels, formatValue } = props
  const highest = Math.max(...bars, ...line, 1)
  const width = 100 / Math.max(bars.length, 1)
  // The upper part stays free for the figure above the tallest bar.
  const height = (value: number) => (value / highest) * 78
  const middle = (index: number) => (index + 0.5) * width
  const peak = bars.indexOf(Math.max(...bars))
  const path = line.map((value, index) => `${middle(index)} ${100 - height(value)}`).join('L')
  return (
    <figure role="img" aria-label={description} className={styles.chart}>
      <ChartCaption title={title}>
        <i className={styles.barKey} /> {legend.bars} <i className={styles.lineKey} /> {legend.line}
      </ChartCaption>
      <svg className={styles.plot} aria-hidden="true">
        {bars.map((value, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the hour.
            key={index}
            x={`${index * width + width * 0.14}%`}
            width={`${width * 0.72}%`}
            y={`${100 - height(value)}%`}
            height={`${height(value)}%`}
            rx="2"
          />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${path}`} className={styles.line} />
        </svg>
        {(bars[peak] ?? 0) > 0 && (
          <text x={`${middle(peak)}%`} y={`${100 - height(bars[peak] ?? 0)}%`} dy="-0.4em">
            {formatValue(bars[peak] ?? 0)}
          </text>
        )}
      </svg>
      <svg className={styles.labels} aria-hidden="true">
        {labels.map(({ index, label }) => (
          <text key={index} x={`${middle(index)}%`} y="1em" className={classNames(styles.label)}>
            {label}
          </text>
        ))}
      </svg>
    </figure>
  )
}
