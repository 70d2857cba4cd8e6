import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { percentOf } from '../chart-scale.ts'
import styles from './value-chart.module.css'

export type ValueChartProps = {
  /** Its height, and what is drawn. */
  readonly className?: string | undefined
  /** Round figures of the upright axis, the lowest first. */
  readonly ticks: readonly number[]
  readonly formatValue: (value: number) => string
  /** Along the foot; `minor` ones are left out where there is no room. */
  readonly names: readonly {
    readonly key: string | number
    /** In percent of the drawing's width. */
    readonly at: number
    readonly text: string
    readonly minor?: boolean
  }[]
  /** Drawn over the grid by `across` and `upwards`. */
  readonly children: ReactNode
}

/**
 * A drawing of values with its grid, figures and names: in percent of its frame, so that its texts grow with the
 * reader's type. A table beside it says the same to whoever does not see it.
 */
export function ValueChart({ className, ticks, formatValue, names, children }: ValueChartProps) {
  const up = upwards(ticks)
  return (
    <svg className={classNames(styles.drawing, className)} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1="0" x2="100%" y1={up(tick)} y2={up(tick)} className={styles.grid} />
          <text x="0" y={up(tick)} dx="-0.6em" dy="0.35em" className={styles.value}>
            {formatValue(tick)}
          </text>
        </g>
      ))}
      {names.map(({ key, at, text, minor }) => (
        <text
          key={key}
          x={across(at)}
          y="100%"
          dy="1.7em"
          className={classNames(styles.name, minor && styles.minor)}
        >
          {text}
        </text>
      ))}
      {children}
    </svg>
  )
}

/** A place between left (0) and right (100). */
export function across(percent: number): string {
  return `${percent.toFixed(2)}%`
}

/** How far below the highest tick a value lies, in percent of the way to the lowest. */
export function percentFromTop(ticks: readonly number[]): (value: number) => number {
  const range = { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1 }
  return (value) => 100 - percentOf(value, range)
}

/** The height of a value between the lowest tick and the highest. */
export function upwards(ticks: readonly number[]): (value: number) => string {
  const fromTop = percentFromTop(ticks)
  return (value) => `${fromTop(value).toFixed(2)}%`
}

/** Places of so many points in a row, with half a step free at both ends. */
export function placesOf(count: number): (index: number) => number {
  return (index) => (100 * (index + 0.5)) / Math.max(count, 1)
}
