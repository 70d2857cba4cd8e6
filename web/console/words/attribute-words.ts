import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AttributeDefinition } from '#domain/vehicle/attribute.ts'
import { makeLabels } from '#domain/vehicle/catalogue/make-labels.ts'
import type { AttributeValue } from '#domain/vehicle/values.ts'
import type { Format } from '#locales/format.ts'
import { useFormat } from '#web/language/language-provider.tsx'

export type AttributeWords = {
  readonly label: (code: string) => string
  readonly option: (code: string, option: string) => string
  /** An answer as its reader expects it, with its unit. */
  readonly value: (definition: AttributeDefinition, value: AttributeValue) => string
  readonly group: (name: string) => string
  /** Why an answer deserves a second look; empty where the catalogue has no words for it. */
  readonly doubt: (flag: {
    readonly field: string
    readonly rule: string
    readonly params?: Readonly<Record<string, string | number>> | undefined
  }) => string
}

type Lookup = {
  (key: string, values?: Readonly<Record<string, string | number>>): string
  has: (key: string) => boolean
}

const makes: Readonly<Record<string, string>> = makeLabels

/** Labels and answers of a vehicle in the operator's language. */
export function useAttributeWords(): AttributeWords {
  // The catalogue's codes are data here: the compiler cannot follow them into the texts.
  const attributes = useTranslations('attributes') as unknown as Lookup
  const vehicle = useTranslations('vehicle') as unknown as Lookup // For the same reason.
  const t = useTranslations('console.words')
  const format = useFormat()
  return useMemo(() => {
    const option = (code: string, name: string) => {
      const key = `${code}.options.${name}`
      return attributes.has(key) ? attributes(key) : (makes[name] ?? name)
    }
    return {
      label: (code) => (attributes.has(`${code}.label`) ? attributes(`${code}.label`) : code),
      option,
      group: (name) => vehicle(`group.${name}`),
      value: (definition, answer) => {
        const { attributeCode, frontendInput, backendType } = definition
        if (Array.isArray(answer)) {
          return answer.map((each) => option(attributeCode, String(each))).join(', ')
        }
        if (frontendInput === 'select') return option(attributeCode, String(answer))
        if (typeof answer === 'boolean') return t(answer ? 'yes' : 'no')
        if (backendType === 'datetime') return momentText(definition, Number(answer), format)
        return typeof answer === 'number' ? quantity(definition, answer, format) : String(answer)
      },
      doubt: ({ field, rule, params }) => {
        if (vehicle.has(`doubt.${rule}`)) return vehicle(`doubt.${rule}`, params)
        return attributes.has(`${field}.confirm`) ? attributes(`${field}.confirm`) : ''
      },
    }
  }, [attributes, vehicle, t, format])
}

function momentText(definition: AttributeDefinition, instant: number, format: Format): string {
  if (!definition.isMonth) return format.date(instant)
  const moment = new Date(instant)
  return format.month(moment.getUTCFullYear(), moment.getUTCMonth() + 1)
}

function quantity(definition: AttributeDefinition, amount: number, format: Format): string {
  switch (definition.unit) {
    case 'km':
      return format.kilometres(amount)
    case 'mm':
      return format.metres(amount)
    case 'kg':
      return format.kilograms(amount)
    case 'kW':
      return format.power(amount)
    case 'cm³':
      return format.cubicCentimetres(amount)
    case 'EUR':
      return format.money(amount)
    case 'cm':
    case 'l':
    case 'W':
    case 'Ah':
      return `${format.number(amount)}\u00a0${definition.unit}`
    case undefined:
      break
  }
  // Years are no quantities: they are written without separators.
  return String(amount)
}
