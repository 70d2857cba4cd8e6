import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import type { FieldProblem } from '#contract/problem.ts'
import type { AttributeDefinition } from '#domain/vehicle/attribute.ts'
import { makeLabels } from '#domain/vehicle/catalogue/make-labels.ts'
import type { Doubt } from '#domain/vehicle/plausibility.ts'
import type { AttributeValue, FieldFault } from '#domain/vehicle/values.ts'
import { useFormat } from '#web/language/language-provider.tsx'

/** The words of attributes. Their keys follow from the catalogue, which the compiler cannot see. */

type LooseTexts = {
  (key: string, values?: Readonly<Record<string, string | number>>): string
  has(key: string): boolean
}

export function useLooseTexts(area: 'attributes' | 'vehicle' | 'validation' | 'listing') {
  return useTranslations(area) as unknown as LooseTexts // Keys are put together from the catalogue.
}

const makes: Readonly<Record<string, string>> = makeLabels

export type AttributeTexts = ReturnType<typeof useAttributeTexts>

export function useAttributeTexts() {
  const attributes = useLooseTexts('attributes')
  const vehicle = useLooseTexts('vehicle')
  const validation = useLooseTexts('validation')
  const own = useLooseTexts('listing')
  const format = useFormat()
  return useMemo(() => {
    const option = (code: string, optionCode: string) => {
      const key = `${code}.options.${optionCode}`
      return attributes.has(key) ? attributes(key) : (makes[optionCode] ?? optionCode)
    }
    const withUnit = (definition: AttributeDefinition, figure: number) => {
      if (definition.unit === 'EUR') return format.money(figure)
      const text = definition.unit ? format.number(figure) : String(figure)
      return definition.unit ? `${text}\u00a0${vehicle(`unit.${definition.unit}`)}` : text
    }
    return {
      label: (code: string) => attributes(`${code}.label`),
      help: (code: string) =>
        attributes.has(`${code}.help`) ? attributes(`${code}.help`) : undefined,
      confirm: (code: string) => attributes(`${code}.confirm`),
      option,
      group: (group: string) => vehicle(`group.${group}`),
      step: (step: string) => vehicle(`step.${step}`),
      unit: (unit: string) => vehicle(`unit.${unit}`),
      withUnit,
      doubt: ({ doubt, params }: Doubt) => vehicle(`doubt.${doubt}`, params),
      accept: (value: string) => vehicle('doubtAction.accept', { value }),
      keep: (value: string) => vehicle('doubtAction.keep', { value }),
      value: (definition: AttributeDefinition, value: AttributeValue) => {
        if (Array.isArray(value)) {
          return value.map((each) => option(definition.attributeCode, each)).join(', ')
        }
        if (typeof value === 'number') {
          return definition.backendType === 'datetime'
            ? format.date(value)
            : withUnit(definition, value)
        }
        if (typeof value === 'boolean') return own(value ? 'yes' : 'no')
        const text = String(value)
        return definition.frontendInput === 'select' ? option(definition.attributeCode, text) : text
      },
      fault: (fault: FieldFault | FieldProblem) => {
        if ('message' in fault && fault.message !== '') return fault.message
        const { rule } = fault
        if (own.has(`fault.${rule}`)) return own(`fault.${rule}`, fault.params)
        const params = rule === 'min_target_price' ? fault.params : spelled(fault, format.number)
        return validation.has(rule) ? validation(rule, params) : validation('invalid')
      },
    }
  }, [attributes, vehicle, validation, own, format])
}

/** Large figures are grouped; years are not. */
function spelled(fault: FieldFault, number: (value: number) => string) {
  const isYear = fault.field.includes('year')
  return Object.fromEntries(
    Object.entries(fault.params ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number' && !isYear ? number(value) : value,
    ]),
  )
}
