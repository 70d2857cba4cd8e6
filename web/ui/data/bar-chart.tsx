import { classNames } from '../class-names.ts'
import styles from './chart.module.css'
import { ChartCaption } from './chart-caption.tsx'

export type Bar = {
  label: string
  value: number
  valueText: string
  tone?: 'warn' | 'bad' | 'good'
}

export type BarChartProps = {
  description: string
  title?: string
  note?: string
  bars: readonly Bar[]
  /** Half as high, where several charts stand above a list. */
  low?: boolean
}

/** A handful of figures side by side, each with its value above and its name below. */
export function BarChart({ description, title, note, bars, low }: BarChartProps) {
  const highest = Math.max(...bars.map((bar) => bar.value), 1)
  return (
    <figure role="img" aria-label={description} className={styles.chart}>
      {(title || note) && <ChartCaption title={title}>{note}</ChartCaption>}
      <div className={classNames(styles.bars, low && styles.low)} aria-hidden="true">
        {bars.map(({ label, value, valueText, tone }) => {
          // The upper fifth stays free for the figure above the tallest bar.
          const height = (value / highest) * 80
          return (
            <div key={label} className={styles.column}>
              <svg className={styles.bar} aria-hidden="true">
                <rect
                  x="12%"
                  width="76%"
                  y={`${100 - height}%`}
                  height={`${height}%`}
                  rx="3"
                  data-tone={tone}
                />
                <text x="50%" y={`${100 - height}%`} dy="-0.4em">
                  {valueText}
                </text>
              </svg>
              <span className={styles.name}>{label}</span>
            </div>
          )
        })}
      </div>
    </figure>
  )
}
