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
  /** By attribute code. */
  readonly values: Readonly<Record<string, AttributeValue>>
  /** A make that only the other kind of vehicle has: the name that was typed. */
  readonly otherKindsMake: string | undefined
  /** What was typed as a date or a figure and is none, as it was typed. */
  readonly unread: Readonly<Partial<Record<'registered' | 'mileage', string>>>
}

/** The answers of the base page as they stand in the address of the first step. */
export function readFirstAnswers(address: URLSearchParams, asked: Asked): FirstAnswersRead {
  const text = (name: keyof typeof firstAnswerNames) =>
    (address.get(firstAnswerNames[name]) ?? '').trim().slice(0, 80)
  const vehicle = readName(text('vehicle'), asked)
  const registered = text('registered')
  const mileage = asked.kind === 'motorhome' ? text('mileage') : ''
  const registration = registrationOf(registered, asked)
  const distance = mileageOf(mileage, asked)
  return {
    values: { ...vehicle.values, ...registration, ...distance },
    otherKindsMake: vehicle.otherKindsMake,
    unread: {
      ...(registered !== '' && !registration && { registered }),
      ...(mileage !== '' && !distance && { mileage }),
    },
  }
}

export function hasFirstAnswers(address: URLSearchParams): boolean {
  return [...Object.values(firstAnswerNames), beginName].some((name) => address.has(name))
}

function readName(text: string, { kind, makes }: Asked): Omit<FirstAnswersRead, 'unread'> {
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
): Readonly<Record<string, AttributeValue>> | undefined {
  const [year, month] = readMonth(text, { thisYear })?.split('-').map(Number) ?? []
  if (!year || !month) return undefined
  return { first_registration_year: year, first_registration_month: String(month) }
}

function mileageOf(
  text: string,
  { kind, thisYear }: Asked,
): Readonly<Record<string, AttributeValue>> | undefined {
  const reading = readFigure(text, attribute('mileage'), { kind, thisYear })
  return reading.kind === 'figure' ? { mileage: reading.value } : undefined
}
