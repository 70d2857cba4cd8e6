import { useTranslations } from 'use-intl/react'
import type { ChangedValues } from '#domain/listing/changes/ad-changes.ts'
import { findAttribute } from '#domain/vehicle/catalogue/attributes.ts'
import type { AttributeValue } from '#domain/vehicle/values.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import type { OwnChange } from './changes-context.ts'

/** How a change is told to its owner: answer by answer, as it stands and as it is wanted. */
export function useChangeTexts() {
  const t = useTranslations('ad-changes')
  const labels = useAttributeLabels()
  const answer = (code: string, value: AttributeValue | null | undefined) => {
    const definition = findAttribute(code)
    const isNothing = value === null || value === undefined || value === ''
    return definition && !isNothing ? labels.value(definition, value) : t('nothing')
  }
  return {
    label: labels.label,
    answer,
    /** Of a change that is sent; its first answer names it, as in the operator's list. */
    name: ({ after, field }: OwnChange) => labels.label(after[0]?.attributeCode ?? field),
    lines: ({ before, after }: OwnChange) =>
      after.map(({ attributeCode: code, value }) => {
        const was = before.find(({ attributeCode }) => attributeCode === code)
        return {
          ...{ code, label: labels.label(code), after: answer(code, value) },
          before: was && answer(code, was.value),
        }
      }),
    /** Of a change that is typed: only the answers that differ. */
    typed: ({ before, after }: { before: ChangedValues; after: ChangedValues }) =>
      Object.keys(after)
        .filter((code) => answer(code, before[code]) !== answer(code, after[code]))
        .map((code) => ({
          ...{ code, label: labels.label(code), after: answer(code, after[code]) },
          before: answer(code, before[code]),
        })),
  }
}
