import { useTranslations } from 'use-intl/react'
import type { LanguageOfEntry } from '#contract/endpoints/publishing/publishing.ts'
import type { EntryField, EntryKind, EntryText } from '#domain/publishing/entry-kinds.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { BodyField } from './body-field.tsx'
import { AuthorField, DayField, DrawingField } from './chosen-fields.tsx'
import type { EditedEntry } from './edited-entry.ts'

const long = new Set<EntryField>(['summary', 'changes'])

export function EntryFields(props: {
  readonly kind: EntryKind
  readonly entry: EditedEntry
  readonly text: EntryText
  readonly faults: LanguageOfEntry['faults']
  readonly locale: string
  readonly onChange: (name: EntryField, value: string) => void
}) {
  const { kind, entry, text, faults, locale, onChange } = props
  const t = useTranslations('console-content')
  const tFault = useTranslations('console-content.fault')
  return (
    <Stack gap={4}>
      {entry.fields.map(({ name, isRequired }) => {
        const fault = faults.find(({ field }) => field === name)
        const field = {
          label: t(`field.${name}`),
          optional: !isRequired,
          lang: locale,
          value: text[name] ?? '',
          readOnly: !entry.isEditable,
          onChange: (value: string) => onChange(name, value),
          error:
            fault &&
            (fault.found
              ? tFault(fault.rule === 'alt' ? 'alt' : 'markup', { found: fault.found })
              : tFault(fault.rule as 'required')), // The rules of a text.
        }
        if (name === 'body') {
          // The page of questions shows no pictures.
          const withPictures = entry.isEditable && kind !== 'faq'
          return <BodyField key={name} {...field} locale={locale} withPictures={withPictures} />
        }
        if (long.has(name)) return <TextArea key={name} {...field} rows={3} />
        if (field.readOnly) return <TextField key={name} {...field} />
        const { readOnly: _, ...typed } = field
        if (name === 'author') return <AuthorField key={name} {...typed} />
        if (name === 'drawing') return <DrawingField key={name} {...typed} />
        if (name === 'validFrom') return <DayField key={name} {...typed} />
        return <TextField key={name} {...typed} />
      })}
    </Stack>
  )
}
