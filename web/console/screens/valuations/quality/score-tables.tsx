import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { Table } from '#web/ui/data/table.tsx'
import type { MonthOfQuality, Score } from './quality.ts'

/** The figures of the drawing beside it, the latest month first. */
export function MonthTable(props: {
  months: readonly MonthOfQuality[]
  monthText: (month: number) => string
}) {
  const t = useTranslations('console-valuations.quality')
  const score = useScoreTexts()
  return (
    <Table
      dense
      phone="stack"
      label={t('months')}
      rows={props.months.toReversed()}
      rowKey={({ month }) => month}
      columns={[
        {
          id: 'month',
          header: t('month'),
          keep: true,
          cell: ({ month }) => props.monthText(month),
        },
        { id: 'within', header: t('within'), cell: ({ people }) => score.within(people) },
        {
          id: 'off',
          header: t('off'),
          align: 'right',
          keep: true,
          cell: ({ people }) => score.off(people),
        },
        { id: 'modelWithin', header: t('modelWithin'), cell: ({ model }) => score.within(model) },
        {
          id: 'modelOff',
          header: t('modelOff'),
          align: 'right',
          keep: true,
          cell: ({ model }) => score.off(model),
        },
      ]}
    />
  )
}

export function ScoreTable(props: {
  label: string
  header: string
  /** `shown` in place of the name, where it has to break. */
  rows: readonly { readonly name: string; readonly shown?: ReactNode; readonly score: Score }[]
}) {
  const t = useTranslations('console-valuations.quality')
  const texts = useScoreTexts()
  return (
    <Table
      dense
      label={props.label}
      rows={props.rows}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', header: props.header, cell: ({ name, shown }) => shown ?? name },
        { id: 'within', header: t('within'), cell: ({ score }) => texts.within(score) },
        {
          id: 'off',
          header: t('off'),
          align: 'right',
          keep: true,
          cell: ({ score }) => texts.off(score),
        },
      ]}
    />
  )
}

function useScoreTexts() {
  const t = useTranslations('console-valuations.quality')
  const format = useFormat()
  return {
    within: (score: Score | null) =>
      score ? t('of', { within: score.within, sales: score.sales }) : '–',
    off: (score: Score | null) => (score ? format.percent(score.medianOffPercent * 100) : '–'),
  }
}
