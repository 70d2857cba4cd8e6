import { useTranslations } from 'use-intl/react'
import { Chip, ChipList } from '#web/ui/actions/chip.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { fieldsOf } from './profile-fields.ts'

const known = new Set<string>([
  ...fieldsOf('PRIVATE'),
  ...fieldsOf('COMMERCIAL'),
  ...fieldsOf('MERCHANT'),
])

/** What is missing in the profile, each a link to its field. */
export function MissingFields({ fields }: { fields: readonly string[] }) {
  const t = useTranslations('account')
  if (fields.length === 0) return null
  return (
    <Card as="section" aria-labelledby="missing-fields">
      <Stack gap={3}>
        <h2 id="missing-fields" className="small">
          {t('missing.title', { count: fields.length })}
        </h2>
        <ChipList>
          {fields.map((field) => (
            <Chip key={field} href={`#field-${field}`} iconAfter="arrow-down">
              {known.has(field)
                ? t(`form.fields.${field as ReturnType<typeof fieldsOf>[number]}`)
                : t('documents.title')}
            </Chip>
          ))}
        </ChipList>
      </Stack>
    </Card>
  )
}
