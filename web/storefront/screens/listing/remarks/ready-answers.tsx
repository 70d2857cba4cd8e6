import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { datesNamed, figuresNamed } from '#domain/listing/remarks/answers-named.ts'
import type { AttributeDefinition } from '#domain/vehicle/attribute.ts'
import { findAttribute } from '#domain/vehicle/catalogue/attributes.ts'
import { ChipChoices } from '#web/ui/fields/choices/chip-choices.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { instantOfDay, instantOfMonth } from '../fields/date-values.ts'
import { type InputKind, inputKindOf } from '../fields/field-blocks.ts'
import type { Remark } from './remark.ts'

/** Answered by typing one figure or date; what is chosen is a tap anyway. */
const typedKinds: readonly InputKind[] = [
  'mileage',
  'money',
  'number',
  'year',
  'power',
  'month',
  'day',
]

/** A tap for what the review read and for what stood there; the field itself for anything else. */
export function ReadyAnswers({ remark, children }: { remark: Remark; children: ReactNode }) {
  const definition = findAttribute(remark.field)
  const before = remark.before?.find(({ attributeCode }) => attributeCode === remark.field)?.value
  if (!definition || !typedKinds.includes(inputKindOf(definition)) || typeof before !== 'number') {
    return children
  }
  return (
    <Ready remark={remark} definition={definition} before={before}>
      {children}
    </Ready>
  )
}

function Ready(props: {
  remark: Remark
  definition: AttributeDefinition
  before: number
  children: ReactNode
}) {
  const { remark, definition, before, children } = props
  const { field } = remark
  const t = useTranslations('editor.remarks')
  const texts = useAttributeTexts()
  const { editor, state } = useAd()
  const [tapped, setTapped] = useState<string | null>(null)
  const named = useNamed(remark, definition).filter((figure) => figure !== before)
  const ready = [...named, before]
  const now = state.draft.values[field]
  const isReady = ready.some((figure) => figure === now)
  // Nothing is chosen before the owner has said something, on this visit or on an earlier one.
  const chosen = tapped ?? (now === before ? null : isReady ? String(now) : 'other')
  return (
    <>
      <ChipChoices
        label={t('ready')}
        stacked
        value={chosen}
        onChange={(value) => {
          setTapped(value)
          if (value !== 'other') editor.change({ values: { [field]: Number(value) } })
        }}
        options={[
          ...named.map((figure) => ({ value: String(figure), label: t('named', said(figure)) })),
          { value: String(before), label: t('keep', said(before)) },
          { value: 'other', label: t('other'), quiet: true },
        ]}
      />
      {chosen === 'other' && children}
    </>
  )

  function said(figure: number) {
    return { value: texts.answer(definition, figure) }
  }
}

function useNamed({ text }: Remark, definition: AttributeDefinition): readonly number[] {
  const { state, now } = useAd()
  const context = { kind: state.kind, thisYear: new Date(now).getUTCFullYear() }
  if (definition.backendType !== 'datetime') return figuresNamed(text, definition, context)
  const instantOf = definition.isMonth ? instantOfMonth : instantOfDay
  return datesNamed(text, definition, context).map(instantOf)
}
