import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import type { FieldProblem } from '#contract/problem.ts'
import type { FieldFault } from '#domain/refusal/field-fault.ts'
import type { AttributeDefinition, VehicleKind } from '#domain/vehicle/attribute.ts'
import type { Doubt, ParamsByDoubt } from '#domain/vehicle/plausibility.ts'
import type { AttributeValue } from '#domain/vehicle/values.ts'
import { figuresOfFault } from '#locales/fault-figures.ts'
import { figureAsEntered } from '#locales/figure-text.ts'
import type { Messages } from '#locales/messages.generated.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { useLooseTexts } from '#web/language/loose-texts.ts'

/** The texts of attributes for the form: help, figures as typed, faults, doubts. */

export function useAttributeTexts() {
  const helps = useLooseTexts('attribute-help')
  const vehicle = useLooseTexts('vehicle')
  const actions = useTranslations('vehicle.doubtAction')
  const validation = useLooseTexts('validation')
  const own = useLooseTexts('editor')
  const labels = useAttributeLabels()
  const format = useFormat()
  return useMemo(() => {
    // Nobody says millimetres; the form takes metres as well, and says both back.
    const asAsked = (definition: AttributeDefinition, figure: number) => {
      const entered = figureAsEntered(definition, figure, format)
      return definition.unit === 'mm' ? `${entered} (${format.metres(figure)})` : entered
    }
    return {
      label: labels.label,
      option: labels.option,
      group: labels.group,
      help: (code: string, kind?: VehicleKind) =>
        [`${code}.${kind}Help`, `${code}.help`].filter(helps.has).map((key) => helps(key))[0],
      /** As the owner is asked it; undefined where the label says it as well. */
      question: (code: string) =>
        helps.has(`${code}.question`) ? helps(`${code}.question`) : undefined,
      confirm: (code: string) => helps(`${code}.confirm`),
      step: (step: string) => vehicle(`step.${step}`),
      asAsked,
      doubt: ({ doubt, params }: Doubt) =>
        own(
          `doubt.${doubt}`,
          'make' in params ? { make: labels.make(params.make) } : { ...params },
        ),
      accept: (value: string) => actions('accept', { value }),
      keep: (value: string) => actions('keep', { value }),
      value: labels.value,
      /** Figures in the unit they are asked for in, so that they can be held against the input. */
      answer: (definition: AttributeDefinition, value: AttributeValue) =>
        typeof value === 'number' && definition.backendType !== 'datetime'
          ? asAsked(definition, value)
          : labels.value(definition, value),
      fault: (fault: FieldFault | FieldProblem) => {
        if ('message' in fault && fault.message !== '') return fault.message
        const { rule } = fault
        if (own.has(`fault.${rule}`)) return own(`fault.${rule}`, fault.params)
        return validation.has(rule)
          ? validation(rule, figuresOfFault(fault, format))
          : validation('invalid')
      },
    }
  }, [helps, vehicle, actions, validation, own, labels, format])
}

type SaidBy<Params extends { readonly [Kind in keyof Sentences]: Sentences[Kind][0] }> = Params
type Sentences = Messages['editor']['doubt']

/** The compiler stops here and names the doubt whose sentence needs a figure it does not carry. */
export type ParamsOfDoubts = SaidBy<ParamsByDoubt>
