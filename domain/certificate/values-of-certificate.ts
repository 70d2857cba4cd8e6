import { appliesTo, optionOf, rangeOf, type VehicleKind } from '../vehicle/attribute.ts'
import { type AttributeCode, attribute } from '../vehicle/catalogue/attributes.ts'
import { makeLabels } from '../vehicle/catalogue/make-labels.ts'
import type { AttributeValue } from '../vehicle/values.ts'
import { type CertificateCode, certificateFields } from './certificate-fields.ts'
import type { CertificateReading } from './certificate-reading.ts'
import { baseVehicleOf, makeKey } from './known-makes.ts'

/** An answer that a paper gives, to be confirmed by its owner. */
export type CertificateAnswer = {
  readonly attribute: AttributeCode
  readonly value: AttributeValue
  readonly from: CertificateReading
  /** Sure ones are confirmed by the page, the others one by one. */
  readonly isSure: boolean
}

/** From here on a reading counts as sure: of those 98 of 100 were right on drawn papers. */
export const sureConfidence = 0.6

/** Fewer fields mean that the picture is too far away or is none of a certificate. */
export const leastReadings = 8

/** What kind of vehicle a paper is about; undefined where it does not say. */
export function productTypeOf(readings: readonly CertificateReading[]): VehicleKind | undefined {
  const category = readings.find(({ code }) => code === 'J')?.value
  if (category?.startsWith('O')) return 'trailer'
  if (category !== undefined) return 'motorhome'
  return readings.some(({ code }) => code === 'P.1' || code === 'P.2') ? 'motorhome' : undefined
}

/** The answers of the ad that a certificate gives, each with its reading. */
export function answersOf(
  readings: readonly CertificateReading[],
  productType: VehicleKind,
): CertificateAnswer[] {
  const hasEmission = readings.some(({ code }) => code === 'V.9')
  return readings.flatMap((reading) =>
    reading.code === '14.1' && hasEmission
      ? []
      : valuesOf(reading, productType)
          .filter(([code, value]) => isPossible(code, value, productType))
          .map(
            ([attribute, value]): CertificateAnswer => ({
              attribute,
              value,
              from: reading,
              isSure:
                certificateFields[reading.code].trust === 'sure' &&
                reading.confidence >= sureConfidence,
            }),
          ),
  )
}

/** Whether the ad has such an answer: a paper may tell of more kinds than the market knows. */
function isPossible(code: AttributeCode, value: AttributeValue, kind: VehicleKind): boolean {
  const definition = attribute(code)
  if (!appliesTo(definition, kind)) return false
  if (definition.options) return optionOf(definition, String(value)) !== undefined
  const range = rangeOf(definition, kind)
  if (typeof value !== 'number' || !range) return true
  return value >= range.min && (typeof range.max !== 'number' || value <= range.max)
}

type Values = readonly (readonly [AttributeCode, AttributeValue])[]

const figures: Readonly<Partial<Record<CertificateCode, AttributeCode>>> = {
  'F.2': 'licensed_weight',
  'F.1': 'technical_max_weight',
  G: 'kerb_weight',
  '18': 'length',
  '19': 'width',
  '20': 'height',
}

const figuresOfMotorhomes: Readonly<Partial<Record<CertificateCode, AttributeCode>>> = {
  'P.1': 'cubic_capacity',
  'P.2': 'power_kw',
  'O.1': 'trailer_load_braked',
  'O.2': 'trailer_load_unbraked',
  'S.1': 'seats_with_belt',
  'V.7': 'co2',
}

function valuesOf({ code, value }: CertificateReading, type: VehicleKind): Values {
  const figure = figures[code] ?? (type === 'motorhome' ? figuresOfMotorhomes[code] : undefined)
  if (figure) return [[figure, figure === 'seats_with_belt' ? value : Number(value)]]
  switch (code) {
    case 'A':
      return [['license_plate', value]]
    case 'E':
      return [['vin', value]]
    case 'B':
      return [
        ['first_registration_year', Number(value.slice(0, 4))],
        ['first_registration_month', String(Number(value.slice(5, 7)))],
      ]
    case 'D.1':
      return makeOf(value, type)
    case 'P.3':
      return type === 'motorhome' ? [['fuel', value]] : []
    case 'V.9':
    case '14.1':
      return type === 'motorhome' ? emissionOf(value) : []
    default:
      return []
  }
}

/** Papers of a finished motorhome name its maker, papers of a converted van that of the van. */
function makeOf(name: string, type: VehicleKind): Values {
  const make = Object.entries(makeLabels).find(([, label]) => makeKey(label) === makeKey(name))?.[0]
  if (type === 'trailer') return make === undefined ? [] : [['trailer_make', make]]
  const base = baseVehicleOf(name)
  return [
    ...(make === undefined ? [] : ([['make', make]] as const)),
    ...(base === undefined ? [] : ([['chassis_make', base]] as const)),
  ]
}

const emissionClasses = new Set(['1', '2', '3', '4', '5', '6', '6b', '6c', '6d', '6d_temp'])

function emissionOf(value: string): Values {
  const level = value
    .toLowerCase()
    .replace(/^euro /, '')
    .replace(/d-?temp/, 'd_temp')
    .replaceAll(' ', '')
  return emissionClasses.has(level) ? [['emission_class', `euro${level}`]] : []
}
