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
  /** What a picture of the gallery shows; empty while nobody has said so. */
  readonly pictureKind: (kind: string | undefined) => string
}

type Lookup = {
  (key: string): string
  has: (key: string) => boolean
}

/** Labels and answers of the vehicle's attributes in the reader's language. */
export function useAttributeWords(): AttributeWords {
  // The catalogue's codes are data here: the compiler cannot follow them into the texts.
  const t = useTranslations('attributes') as unknown as Lookup
  const tVehicle = useTranslations('auction.facts')
  const format = useFormat()
  return useMemo(() => {
    const label = (code: string) => (t.has(`${code}.label`) ? t(`${code}.label`) : code)
    const option = (code: string, name: string) => {
      const key = `${code}.options.${name}`
      if (t.has(key)) return t(key)
      const makes: Readonly<Record<string, string>> = makeLabels
      return makes[name] ?? name
    }
    const value = (definition: AttributeDefinition, answer: AttributeValue): string => {
      const { attributeCode, frontendInput, backendType } = definition
      if (Array.isArray(answer)) {
        return answer.map((each) => option(attributeCode, String(each))).join(', ')
      }
      if (frontendInput === 'select') return option(attributeCode, String(answer))
      if (typeof answer === 'boolean') return answer ? tVehicle('yes') : tVehicle('no')
      if (backendType === 'datetime') return momentText(definition, Number(answer), format)
      return typeof answer === 'number' ? quantity(definition, answer, format) : String(answer)
    }
    const pictureKind = (kind: string | undefined) =>
      kind === undefined ? '' : option('image_kind', kind)
    return { label, option, value, pictureKind }
  }, [t, tVehicle, format])
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
    // Years are no quantities: they are written without separators.
    default:
      return String(amount)
  }
}
