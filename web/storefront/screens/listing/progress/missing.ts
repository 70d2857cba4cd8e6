import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AdStep } from '#domain/listing/steps.ts'
import { findAttribute } from '#domain/vehicle/catalogue/attributes.ts'
import { useLooseTexts } from '#web/language/loose-texts.ts'
import { type Ad, useAd } from '../editor/ad-context.tsx'
import { useFieldPath } from '../editor/screen-path.ts'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { fieldStepOf } from '../fields/field-blocks.ts'
import { useImportedCodes } from '../imported/imported.ts'

/** What stands between the seller and submitting, each thing with a link to its field. */

export type StepName = AdStep

export type MissingItem = {
  readonly key: string
  readonly name: string
  readonly step: StepName
  readonly label: string
  readonly href: string
}

export function useMissing(): readonly MissingItem[] {
  const ad = useAd()
  const fieldPath = useFieldPath()
  const labelOf = useMissingTexts()
  const imported = useImportedCodes()
  return useMemo(
    () =>
      [...missingOf(ad), ...toBeChecked(ad, imported)].map(({ step, name, isCheck }) => ({
        key: `${step}:${name}:${isCheck}`,
        name,
        step,
        label: labelOf(name, isCheck),
        href: fieldPath({ step, name }),
      })),
    [ad, imported, fieldPath, labelOf],
  )
}

type Open = { readonly step: StepName; readonly name: string; readonly isCheck: boolean }

function missingOf({ missing }: Ad): readonly Open[] {
  return missing.flatMap(({ step, missing: names }) =>
    names
      // The month has no field of its own.
      .filter((name) => name !== 'first_registration_month')
      .map((name) => ({ step, name, isCheck: false })),
  )
}

/** Answers that are there but break a rule, figures that are odd, and what came from outside: not yet confirmed. */
function toBeChecked({ faults, doubts }: Ad, imported: readonly string[]): readonly Open[] {
  const names = [...faults.keys(), ...doubts.keys(), ...imported].map((name) =>
    // The month stands in the field of its year.
    name === 'first_registration_month' ? 'first_registration_year' : name,
  )
  return [...new Set(names)].flatMap((name) => {
    if (name.startsWith('damage.')) return [{ step: 'defects', name, isCheck: true } as const]
    const definition = findAttribute(name)
    const step = definition && fieldStepOf(definition)
    return step ? [{ step, name, isCheck: true }] : []
  })
}

function useMissingTexts() {
  const t = useTranslations('editor')
  const own = useLooseTexts('editor')
  const vehicle = useLooseTexts('vehicle')
  const texts = useAttributeTexts()
  return useMemo(
    () => (name: string, isCheck: boolean) => {
      const label = labelOf(name)
      return isCheck ? t('toCheck', { label }) : label

      function labelOf(name: string): string {
        const [first, index, fact] = name.split('.')
        if (first === 'damage') {
          const number = Number(index) + 1
          const key = `missing.damage_${fact}`
          return vehicle.has(key) ? vehicle(key, { number }) : t('damageNumber', { number })
        }
        if (vehicle.has(`missing.${name}`)) return vehicle(`missing.${name}`)
        if (own.has(`profile.${name}`)) return own(`profile.${name}`)
        return name === 'first_registration_year' ? t('firstRegistration') : texts.label(name)
      }
    },
    [t, own, vehicle, texts],
  )
}
