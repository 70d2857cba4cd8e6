import type { VehicleKind } from '../vehicle/attribute.ts'
import type { AttributeCode } from '../vehicle/catalogue/attributes.ts'
import { makeLabels } from '../vehicle/catalogue/make-labels.ts'
import { isPossibleAnswer } from '../vehicle/possible-answer.ts'
import type { AttributeValue } from '../vehicle/values.ts'
import { type CertificateCode, certificateFields } from './certificate-fields.ts'
import type { CertificateReading } from './certificate-reading.ts'
import { baseOfVin, baseVehicleOf, isKnownVan, makeKey, nameInPlainCase } from './known-makes.ts'

/** An answer that a paper gives, to be confirmed by its owner. */
export type CertificateAnswer = {
  readonly attribute: AttributeCode
  readonly value: AttributeValue
  readonly from: CertificateReading
  readonly certainty: Certainty
}

/** Read well; read well, but of a field that is often misread; not read well. */
export type Certainty = 'sure' | 'look' | 'doubt'

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
  const make = readings.find(({ code }) => code === 'D.1')?.value
  return readings.flatMap((reading) =>
    reading.code === '14.1' && hasEmission
      ? []
      : valuesOf(reading, productType, make)
          .filter(([code, value]) => isPossibleAnswer(code, value, productType))
          .map(
            ([attribute, value]): CertificateAnswer => ({
              attribute,
              value,
              from: reading,
              certainty: certaintyOf(reading),
            }),
          ),
  )
}

/** A name that nobody here knows may be misread and still look well: it is shown to be looked at. */
function certaintyOf({ code, value, confidence }: CertificateReading): Certainty {
  if (confidence < sureConfidence) return 'doubt'
  if (code === 'D.3' && !isKnownVan(value)) return 'look'
  return certificateFields[code].trust === 'sure' ? 'sure' : 'look'
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

function valuesOf(
  { code, value }: CertificateReading,
  type: VehicleKind,
  make: string | undefined,
): Values {
  const figure = figures[code] ?? (type === 'motorhome' ? figuresOfMotorhomes[code] : undefined)
  if (figure) return [[figure, figure === 'seats_with_belt' ? value : Number(value)]]
  switch (code) {
    case 'A':
      return [['license_plate', value], ...countryOf(value)]
    case 'E':
      return [['vin', value], ...(type === 'motorhome' ? baseOf(value) : [])]
    case 'B':
      return [
        ['first_registration_year', Number(value.slice(0, 4))],
        ['first_registration_month', String(Number(value.slice(5, 7)))],
      ]
    case 'D.1':
      return makeOf(value, type)
    case 'D.3':
      return make === undefined ? [] : nameOf(value, make, type)
    case 'P.3':
      return type === 'motorhome' ? [['fuel', value]] : []
    case 'V.9':
    case '14.1':
      return type === 'motorhome' ? emissionOf(value) : []
    default:
      return []
  }
}

/** Shapes that plates of no other country of the market have. */
const platesOfCountries: readonly (readonly [country: string, shape: RegExp])[] = [
  ['DE', /^[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} \d{1,4}[EH]?$/],
  ['NL', /^([A-Z]{2}-\d{3}-[A-Z]|[A-Z]-\d{3}-[A-Z]{2}|\d{1,2}-[A-Z]{2,3}-\d{1,2})$/],
]

function countryOf(plate: string): Values {
  const found = platesOfCountries.find(([, shape]) => shape.test(plate))
  return found ? [['registration_country', found[0]]] : []
}

/** Papers of a finished motorhome name its maker, papers of a converted van that of the van. */
export function makeOf(name: string, type: VehicleKind): Values {
  const make = Object.entries(makeLabels).find(([, label]) => makeKey(label) === makeKey(name))?.[0]
  if (type === 'trailer') return make === undefined ? [] : [['trailer_make', make]]
  const base = baseVehicleOf(name)
  return [
    ...(make === undefined ? [] : ([['make', make]] as const)),
    ...(base === undefined ? [] : ([['chassis_make', base]] as const)),
  ]
}

/** A motorhome keeps the number of the base vehicle that it was built on. */
function baseOf(vin: string): Values {
  const base = baseOfVin(vin)
  return base === undefined ? [] : [['chassis_make', base]]
}

/** The trade name is that of whoever the paper names as maker: the model, or what a converted van was before. */
function nameOf(name: string, make: string, type: VehicleKind): Values {
  const [first] = makeOf(make, type)
  if (!first) return []
  const isBase = first[0] === 'chassis_make'
  return [[isBase ? 'chassis_model' : 'model', nameInPlainCase(name)]]
}

const emissionClasses = new Set(['1', '2', '3', '4', '5', '6', '6b', '6c', '6d', '6d_temp'])

/** `Euro 6d-TEMP`, `6`: what the ad knows of them. */
export function emissionOf(value: string): Values {
  const level = value
    .toLowerCase()
    .replace(/^euro /, '')
    .replace(/d-?temp/, 'd_temp')
    .replaceAll(' ', '')
  return emissionClasses.has(level) ? [['emission_class', `euro${level}`]] : []
}
