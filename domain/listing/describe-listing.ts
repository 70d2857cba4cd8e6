import type { AttributeCode } from '../vehicle/catalogue/attributes.ts'
import { makeLabels } from '../vehicle/catalogue/make-labels.ts'
import { vehicleKindOf } from '../vehicle/required.ts'
import type { VehicleValues } from '../vehicle/values.ts'
import { numberOf, textOf } from '../vehicle/values.ts'
import { type WeightClass, weightClassOf } from './weight-class.ts'

/**
 * What a vehicle is called, and the five facts a dealer decides by: year, mileage, length, weight
 * class, beds. Figures only; words and formats belong to the locale.
 */

export type DecidingFact =
  | { readonly fact: 'first_registration'; readonly year: number; readonly month?: number }
  | { readonly fact: 'mileage'; readonly km: number; readonly isEstimated: boolean }
  | { readonly fact: 'length'; readonly mm: number }
  | { readonly fact: 'weight_class'; readonly weightClass: WeightClass; readonly kg: number }
  | { readonly fact: 'beds'; readonly count: number }

export type ListingDescription = {
  /** Make, model and series; empty while none is known. */
  readonly title: string
  readonly facts: readonly DecidingFact[]
}

export function describeListing(values: VehicleValues): ListingDescription {
  return { title: titleOf(values), facts: decidingFacts(values) }
}

/** The make as it is written, also when the seller had to type it. */
export function makeNameOf(values: VehicleValues): string {
  const kind = vehicleKindOf(values)
  const code = textOf(values, kind === 'trailer' ? 'trailer_make' : 'make')
  if (code === undefined) return ''
  const labels: Readonly<Record<string, string>> = makeLabels
  return labels[code] ?? textOf(values, 'make_other') ?? ''
}

function titleOf(values: VehicleValues): string {
  const parts = [makeNameOf(values), textOf(values, 'model'), textOf(values, 'model_series')]
  const given = parts.map((part) => part?.trim() ?? '').filter((part) => part !== '')
  return given.join(' ')
}

function decidingFacts(values: VehicleValues): readonly DecidingFact[] {
  const year = numberOf(values, 'first_registration_year')
  const month = numberIn(values, 'first_registration_month')
  const km = numberOf(values, 'mileage')
  const mm = numberOf(values, 'length')
  const kg = numberOf(values, 'licensed_weight')
  const count = numberIn(values, 'beds')
  const facts: DecidingFact[] = []
  if (year !== undefined) {
    facts.push({ fact: 'first_registration', year, ...(month === undefined ? {} : { month }) })
  }
  if (km !== undefined) {
    facts.push({ fact: 'mileage', km, isEstimated: values.mileage_is_estimated === true })
  }
  if (mm !== undefined) facts.push({ fact: 'length', mm })
  if (kg !== undefined) facts.push({ fact: 'weight_class', weightClass: weightClassOf(kg), kg })
  if (count !== undefined) facts.push({ fact: 'beds', count })
  return facts
}

function numberIn(values: VehicleValues, code: AttributeCode): number | undefined {
  const text = textOf(values, code)
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined
}
