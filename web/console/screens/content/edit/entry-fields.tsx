import { useTranslations } from 'use-intl/react'
import type { LanguageOfEntry } from '#contract/endpoints/publishing/publishing.ts'
import type { EntryField, EntryText } from '#domain/publishing/entry-kinds.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import styles from './edit.module.css'
import type { EditedEntry } from './edited-entry.ts'
import { MarkupKeys } from './markup-keys.tsx'

const long = new Set<EntryField>(['summary', 'changes'])
const bodyId = 'entry-body'

export function EntryFields(props: {
  readonly entry: EditedEntry
  readonly text: EntryText
  readonly faults: LanguageOfEntry['faults']
  readonly locale: string
  readonly onChange: (name: EntryField, value: string) => void
}) {
  const { entry, text, faults, locale, onChange } = props
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
              ? tFault('markup', { found: fault.found })
              : tFault(fault.rule as 'required')), // The rules of a text.
        }
        if (name === 'body') {
          return (
            <div key={name} className={styles.body}>
              {entry.isEditable && (
                <MarkupKeys fieldId={bodyId} onChange={(value) => onChange(name, value)} />
              )}
              <TextArea
                {...field}
                id={bodyId}
                rows={22}
                help={entry.isEditable ? t('bodyHelp') : undefined}
                spellCheck
              />
            </div>
          )
        }
        return long.has(name) ? (
          <TextArea key={name} {...field} rows={3} />
        ) : (
          <TextField key={name} {...field} />
        )
      })}
    </Stack>
  )
}
