import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { DateField } from '#web/ui/fields/dates/date-field.tsx'
import { guideDrawingNames } from '#web/ui/guide-drawings/guide-drawing.tsx'

/** Fields of an entry that hold a key, a name or a day: they are chosen, so that nobody has to know how it is written. */

type ChosenProps = {
  readonly label: string
  readonly optional: boolean
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

/** By the names of all authors; an author who is gone stays to be seen under their key. */
export function AuthorField({ value, ...field }: ChosenProps) {
  const { data } = useQuery(useApiQueries().publishing.listEntries({ params: { kind: 'author' } }))
  const authors = (data?.entries ?? []).map(({ key, languages }) => ({
    value: key,
    label: languages.find(({ title }) => title !== '')?.title ?? key,
  }))
  const isKnown = value === '' || authors.some((author) => author.value === value)
  return (
    <Select
      {...field}
      value={value === '' ? null : value}
      options={isKnown ? authors : [...authors, { value, label: value }]}
    />
  )
}

export function DrawingField(props: ChosenProps) {
  const t = useTranslations('console-content')
  const drawings = guideDrawingNames.map((name) => ({ value: name, label: name }))
  return <Select {...props} options={[{ value: '', label: t('noDrawing') }, ...drawings]} />
}

/** An ISO date. */
export function DayField({ value, onChange, ...field }: ChosenProps) {
  const t = useTranslations('console-content')
  return (
    <DateField
      {...field}
      value={value === '' ? null : value}
      onChange={(day) => onChange(day ?? '')}
      unclear={t('fault.date')}
      calendarLabel={t('openCalendar')}
    />
  )
}
