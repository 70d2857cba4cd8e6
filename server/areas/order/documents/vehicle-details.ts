import type { Damage } from '#domain/listing/listing.ts'
import {
  type AttributeCode,
  attribute,
  findAttribute,
} from '#domain/vehicle/catalogue/attributes.ts'
import { flagOf, numberOf, textOf, textsOf, type VehicleValues } from '#domain/vehicle/values.ts'
import { figureText } from '#locales/figure-text.ts'
import { type Format, formatFor } from '#locales/format.ts'
import { defaultLocale, isLocale } from '#locales/locales.ts'
import {
  type Texts,
  type TextsByCode,
  textsByCode,
  textsOf as textsOfArea,
} from '#locales/texts.ts'
import type { LabelledValue } from '../../../integrations/documents/port.ts'
import type { SoldVehicle } from '../../listing/api.ts'

/**
 * The ad in the words of the contract: facts, known defects and what is handed over. What a seller
 * wrote stays in their own language, which is the contract's.
 */

type Words = {
  readonly texts: TextsByCode
  readonly vehicleTexts: Texts<'vehicle'>
  readonly format: Format
}

const factCodes: readonly AttributeCode[] = [
  'first_registration_year',
  'mileage',
  'power_kw',
  'fuel',
  'gearbox',
  'emission_class',
  'licensed_weight',
  'length',
  'beds',
  'previous_owners',
  'usage_type',
  'hu_valid_until',
]

/** Answers that are a defect in themselves; each stands in the contract under its own question. */
const adverseAnswers: readonly (readonly [AttributeCode, readonly string[]])[] = [
  ['damaged', ['yes', 'repaired']],
  ['trailer_damaged', ['yes', 'repaired']],
  ['water_damaged', ['yes', 'repaired']],
  ['trailer_water_damaged', ['yes', 'repaired']],
  ['hail_damaged', ['yes', 'repaired']],
  ['trailer_hail_damaged', ['yes', 'repaired']],
  ['floor_soft', ['yes']],
  ['roadworthy', ['no']],
  ['warning_lights', ['engine', 'other']],
  ['hu_expired', ['yes']],
  ['trailer_hu_expired', ['yes']],
]

const handedOverCodes: readonly AttributeCode[] = [
  'registration_document',
  'coc_available',
  'service_and_inspection',
  'keys_car',
]

/** Answers to say nothing of at the handover: there is no such document, or nobody knows. */
const absentAnswers = new Set(['no', 'none', 'unknown', 'own_work'])

export function vehicleInWords(vehicle: SoldVehicle, locale: string) {
  const words = wordsOf(locale)
  const { values } = vehicle
  return {
    facts: factCodes.flatMap((code) => labelled(code, values, words)),
    knownDefects: [
      ...adverseAnswers.flatMap(([code, adverse]) =>
        adverse.includes(textOf(values, code) ?? '') ? labelled(code, values, words) : [],
      ),
    ]
      .map(({ label, value }) => `${label}: ${value}`)
      .concat(vehicle.damages.map((damage) => damageInWords(damage, words))),
    confirmed: vehicle.confirmations.flatMap(({ attributeCode, value, confirmedAt }) => {
      const definition = findAttribute(attributeCode)
      // Only what the ad still says is confirmed.
      if (!definition || values[attributeCode] !== value) return []
      return labelled(definition.attributeCode, values, words).map((answer) => ({
        ...answer,
        value: `${answer.value} (${words.format.date(confirmedAt.getTime())})`,
      }))
    }),
    handedOver: handedOverCodes
      .filter((code) => !absentAnswers.has(textOf(values, code) ?? 'none'))
      .flatMap((code) => labelled(code, values, words))
      .map(({ label, value }) => `${label}: ${value}`),
  }
}

function wordsOf(locale: string): Words {
  const reader = isLocale(locale) ? locale : defaultLocale
  return {
    texts: textsByCode(reader, 'attributes'),
    vehicleTexts: textsOfArea(reader, 'vehicle'),
    format: formatFor(reader),
  }
}

function labelled(code: AttributeCode, values: VehicleValues, words: Words): LabelledValue[] {
  const value = answerInWords(code, values, words)
  return value === undefined ? [] : [{ label: labelOf(code, words), value }]
}

/** Year and month are asked one by one, and stand in the contract as one. */
function labelOf(code: AttributeCode, { texts, vehicleTexts }: Words): string {
  return code === 'first_registration_year'
    ? vehicleTexts('fact.first_registration')
    : texts(`${code}.label`)
}

function answerInWords(
  code: AttributeCode,
  values: VehicleValues,
  words: Words,
): string | undefined {
  if (code === 'first_registration_year') return firstRegistration(values, words)
  const flag = flagOf(values, code)
  if (flag !== undefined) return words.vehicleTexts(flag ? 'answer.yes' : 'answer.no')
  const chosen = textOf(values, code)
  if (chosen !== undefined) return optionInWords(code, chosen, words)
  const figure = numberOf(values, code)
  return figure === undefined ? undefined : figureText(attribute(code), figure, words.format)
}

function firstRegistration(values: VehicleValues, { format }: Words): string | undefined {
  const year = numberOf(values, 'first_registration_year')
  const month = Number(textOf(values, 'first_registration_month') ?? 0)
  if (year === undefined) return undefined
  return month > 0 ? format.month(year, month) : String(year)
}

function optionInWords(code: AttributeCode, option: string, { texts }: Words): string {
  const isOption = attribute(code).options?.some((each) => each.code === option) ?? false
  return isOption ? texts(`${code}.options.${option}`) : option
}

/** "Heck: Kratzer, Delle (Nur optisch, 12 cm). Unter der linken Rückleuchte." */
function damageInWords({ values }: Damage, words: Words): string {
  const option = (code: AttributeCode) => {
    const flag = flagOf(values, code)
    if (flag !== undefined) return words.vehicleTexts(flag ? 'answer.yes' : 'answer.no')
    const chosen = textOf(values, code)
    return chosen === undefined ? [] : [optionInWords(code, chosen, words)]
  }
  const [area] = [...option('damage_area'), ...option('trailer_damage_area')]
  const kinds = textsOf(values, 'damage_kind').map((kind) =>
    optionInWords('damage_kind', kind, words),
  )
  const size = numberOf(values, 'damage_size')
  const repair = textOf(values, 'damage_repaired')
  const details = [
    ...option('damage_severity'),
    ...(size === undefined ? [] : [figureText(attribute('damage_size'), size, words.format)]),
    ...(repair === undefined || repair === 'no'
      ? []
      : labelled('damage_repaired', values, words).map(({ label, value }) => `${label} ${value}`)),
  ]
  const head = [area, kinds.join(', ')].filter(Boolean).join(': ')
  const description = textOf(values, 'damage_description')?.trim()
  return [
    details.length > 0 ? `${head} (${details.join(', ')})` : head,
    ...(description ? [description] : []),
  ].join('. ')
}
