import { useMemo } from 'react'
import type { FieldProblem } from '#contract/problem.ts'
import type { FieldFault } from '#domain/refusal/field-fault.ts'
import type { AttributeDefinition } from '#domain/vehicle/attribute.ts'
import type { Doubt } from '#domain/vehicle/plausibility.ts'
import type { AttributeValue } from '#domain/vehicle/values.ts'
import { figureAsAsked } from '#locales/figure-in-words.ts'
import { useAttributeWords, useLooseTexts } from '#web/language/attribute-words.ts'
import { useFormat } from '#web/language/language-provider.tsx'

/** The words of attributes for whoever fills them in: help, figures as typed, faults, doubts. */

export function useAttributeTexts() {
  const attributes = useLooseTexts('attributes')
  const vehicle = useLooseTexts('vehicle')
  const validation = useLooseTexts('validation')
  const own = useLooseTexts('listing')
  const words = useAttributeWords()
  const format = useFormat()
  return useMemo(() => {
    const asAsked = (definition: AttributeDefinition, figure: number) =>
      figureAsAsked(definition, figure, format)
    return {
      label: words.label,
      option: words.option,
      group: words.group,
      help: (code: string) =>
        attributes.has(`${code}.help`) ? attributes(`${code}.help`) : undefined,
      confirm: (code: string) => attributes(`${code}.confirm`),
      step: (step: string) => vehicle(`step.${step}`),
      asAsked,
      doubt: ({ doubt, params }: Doubt) => vehicle(`doubt.${doubt}`, params),
      accept: (value: string) => vehicle('doubtAction.accept', { value }),
      keep: (value: string) => vehicle('doubtAction.keep', { value }),
      value: words.value,
      /** Figures in the unit they are asked for in, so that they can be held against the input. */
      answer: (definition: AttributeDefinition, value: AttributeValue) =>
        typeof value === 'number' && definition.backendType !== 'datetime'
          ? asAsked(definition, value)
          : words.value(definition, value),
      fault: (fault: FieldFault | FieldProblem) => {
        if ('message' in fault && fault.message !== '') return fault.message
        const { rule } = fault
        if (own.has(`fault.${rule}`)) return own(`fault.${rule}`, fault.params)
        const params = rule === 'min_target_price' ? fault.params : spelled(fault, format.number)
        return validation.has(rule) ? validation(rule, params) : validation('invalid')
      },
    }
  }, [attributes, vehicle, validation, own, words, format])
}

/** Large figures are grouped; years are not. */
function spelled(fault: FieldFault | FieldProblem, number: (value: number) => string) {
  const isYear = fault.field.includes('year')
  return Object.fromEntries(
    Object.entries(fault.params ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number' && !isYear ? number(value) : value,
    ]),
  )
}
