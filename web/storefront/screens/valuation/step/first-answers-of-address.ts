import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { readMonth } from '#domain/vehicle/entry/read-day.ts'
import { readFigure } from '#domain/vehicle/entry/read-figure.ts'
import { type NamedMake, readVehicleName } from '#domain/vehicle/entry/read-vehicle-name.ts'
import type { AttributeValue } from '#domain/vehicle/values.ts'
import { beginName, firstAnswerNames } from '../first-answer-names.ts'

type Asked = {
  readonly kind: VehicleKind
  readonly makes: Readonly<Record<VehicleKind, readonly NamedMake[]>>
  readonly thisYear: number
}

export type FirstAnswersRead = {
  /** By attribute code; what could not be read is left out and asked again. */
  readonly values: Readonly<Record<string, AttributeValue>>
  /** A make that only the other kind of vehicle has: the name that was typed. */
  readonly otherKindsMake: string | undefined
}

/** The answers of the base page as they stand in the address of the first step. */
export function readFirstAnswers(address: URLSearchParams, asked: Asked): FirstAnswersRead {
  const text = (name: keyof typeof firstAnswerNames) =>
    (address.get(firstAnswerNames[name]) ?? '').trim().slice(0, 80)
  const vehicle = readName(text('vehicle'), asked)
  return {
    values: {
      ...vehicle.values,
      ...registrationOf(text('registered'), asked),
      ...(asked.kind === 'motorhome' && mileageOf(text('mileage'), asked)),
    },
    otherKindsMake: vehicle.otherKindsMake,
  }
}

export function hasFirstAnswers(address: URLSearchParams): boolean {
  return [...Object.values(firstAnswerNames), beginName].some((name) => address.has(name))
}

function readName(text: string, { kind, makes }: Asked): FirstAnswersRead {
  const { make, model } = readVehicleName(text, makes[kind])
  const other = kind === 'motorhome' ? 'trailer' : 'motorhome'
  const isOther = make === undefined && readVehicleName(text, makes[other]).make !== undefined
  return {
    values: {
      ...(make !== undefined && { [kind === 'motorhome' ? 'make' : 'trailer_make']: make }),
      ...(model !== '' && { model }),
    },
    otherKindsMake: isOther ? text : undefined,
  }
}

function registrationOf(
  text: string,
  { thisYear }: Asked,
): Readonly<Record<string, AttributeValue>> {
  const [year, month] = readMonth(text, { thisYear })?.split('-').map(Number) ?? []
  if (!year || !month) return {}
  return { first_registration_year: year, first_registration_month: String(month) }
}

function mileageOf(
  text: string,
  { kind, thisYear }: Asked,
): Readonly<Record<string, AttributeValue>> {
  const reading = readFigure(text, attribute('mileage'), { kind, thisYear })
  return reading.kind === 'figure' ? { mileage: reading.value } : {}
}
