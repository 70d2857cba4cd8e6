import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { BarChart } from '#web/ui/data/bar-chart.tsx'
import { HourChart } from '#web/ui/data/hour-chart.tsx'
import { hoursInOrder, inOrderOfTime } from './bids-of-day.ts'

const bounds = ['0–4', '4–8', '8–12', '12–16', '16–20', '20–24', '> 24']
const noAges = bounds.map(() => 0)
const noBids = Array.from({ length: 24 }, () => 0)
/** The charts take their place at once, so that nothing jumps when the figures come. */
const everyMilliseconds = 60_000

export function QueueCharts({
  ages = noAges,
  waiting,
}: {
  ages?: readonly number[] | undefined
  waiting: number
}) {
  const t = useTranslations('console-ads')
  const { number } = useFormat()
  return (
    <>
      <BarChart
        low
        title={t('ages.title')}
        note={t('ages.note')}
        description={t('ages.description', { count: waiting, late: ages.at(-1) ?? 0 })}
        bars={bounds.map((label, index) => {
          const value = ages[index] ?? 0
          return {
            label,
            value,
            valueText: value > 0 ? number(value) : '',
            ...(index === 5 && { tone: 'warn' as const }),
            ...(index === 6 && { tone: 'bad' as const }),
          }
        })}
      />
      <BidsChart />
    </>
  )
}

function BidsChart() {
  const t = useTranslations('console-ads')
  const { number, time } = useFormat()
  const { data } = useQuery({
    ...useApiQueries().review.auctions({ query: { page: 1, itemsPerPage: 1 } }),
    refetchInterval: everyMilliseconds,
  })
  const currentHour = Number.parseInt(time(useServerNow(everyMilliseconds)), 10)
  const today = inOrderOfTime(data?.bidsPerHour.today ?? noBids, currentHour)
  const before = inOrderOfTime(data?.bidsPerHour.yesterday ?? noBids, currentHour)
  const hours = hoursInOrder(currentHour)
  return (
    <HourChart
      title={t('bids.title')}
      legend={{ bars: t('bids.now'), line: t('bids.before') }}
      description={t('bids.description', { now: sum(today), before: sum(before) })}
      bars={today}
      line={before}
      // One beside the last would touch it.
      labels={hours.flatMap((hour, index) =>
        (hour % 6 === 0 && index < 22) || index === 23
          ? [{ index, label: String(hour).padStart(2, '0') }]
          : [],
      )}
      formatValue={number}
    />
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
