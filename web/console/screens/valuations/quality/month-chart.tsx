import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { listTicks } from '#web/ui/data/chart-scale.ts'
import { across, placesOf, upwards, ValueChart } from '#web/ui/data/value-chart/value-chart.tsx'
import styles from './quality.module.css'
import type { MonthOfQuality } from './quality.ts'

/** More months are not told apart; the table has them all. */
const mostMonths = 24

const courses = ['people', 'model'] as const

/** How far people and model lay off, month by month; told apart by dashes as well as colour. */
export function MonthChart(props: { months: readonly MonthOfQuality[] }) {
  const t = useTranslations('console-valuations.quality')
  const format = useFormat()
  const months = props.months.slice(-mostMonths)
  const most = months.flatMap(({ people, model }) => [
    people.medianOffPercent,
    model?.medianOffPercent ?? 0,
  ])
  const ticks = listTicks({ min: 0, max: Math.max(...most, 1), count: 4 })
  const placeOf = placesOf(months.length)
  return (
    <figure role="img" aria-label={t('description', { count: months.length })}>
      <ValueChart
        ticks={ticks}
        formatValue={(value) => format.percent(value * 100)}
        names={months.map(({ month }, index) => ({
          key: month,
          at: placeOf(index),
          text: monthName(month),
          minor: (months.length - 1 - index) % 3 !== 0,
        }))}
      >
        {courses.map((course) => (
          <g key={course} className={styles[course]}>
            <Course
              values={months.map((each) => each[course]?.medianOffPercent)}
              x={(index) => across(placeOf(index))}
              up={upwards(ticks)}
            />
          </g>
        ))}
      </ValueChart>
      <ul className={styles.legend}>
        {courses.map((course) => (
          <li key={course}>
            <svg width="32" height="12" aria-hidden="true" className={styles[course]}>
              <line x1="1" x2="31" y1="6" y2="6" />
            </svg>
            {t(course)}
          </li>
        ))}
      </ul>
    </figure>
  )
}

function Course(props: {
  values: readonly (number | undefined)[]
  x: (index: number) => string
  up: (value: number) => string
}) {
  const { values, x, up } = props
  const points = values.flatMap((value, index) => (value === undefined ? [] : [{ value, index }]))
  return (
    <>
      {points.slice(1).map((to, at) => {
        const from = points[at]
        return (
          from && (
            <line
              key={to.index}
              x1={x(from.index)}
              y1={up(from.value)}
              x2={x(to.index)}
              y2={up(to.value)}
            />
          )
        )
      })}
      {points.map(({ value, index }) => (
        <circle key={index} cx={x(index)} cy={up(value)} r="4" />
      ))}
    </>
  )
}

/** `11/26` of a month counted from January of the year 0. */
function monthName(month: number): string {
  const number = String((month % 12) + 1).padStart(2, '0')
  return `${number}/${String(Math.floor(month / 12) % 100).padStart(2, '0')}`
}
