import { defaultOddsSettings, type OddsSettings } from './odds-settings.ts'

/** Which settled auctions a vehicle is compared with. */

export type ComparedVehicle = {
  readonly kind: string
  readonly bodyType: string
  readonly firstRegistrationYear: number
  readonly lengthMm: number
  /** Null for what has no odometer. */
  readonly mileageKm: number | null
}

/** Both ends of a span included. */
export type ComparableClass = {
  readonly kind: string
  readonly bodyType: string
  readonly yearFrom: number
  readonly yearTo: number
  readonly lengthFromMm: number
  readonly lengthToMm: number
  readonly mileageFromKm: number | null
  readonly mileageToKm: number | null
}

const lengthStepMm = 500
const mileageStepKm = 5000
/** Each about a quarter above the one before. */
const mileagesKm = [
  5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 65_000, 80_000, 100_000, 125_000,
  160_000, 200_000, 250_000, 320_000, 400_000,
]

/**
 * The class is drawn around the nearest of a few lengths and mileages, not around the vehicle's own: a
 * length or mileage that is moved bit by bit asks the same question again, so that its edge cannot be
 * led past a single sale (rules 1).
 */
export function comparableClassOf(
  vehicle: ComparedVehicle,
  settings: OddsSettings = defaultOddsSettings,
): ComparableClass {
  const { kind, bodyType, firstRegistrationYear: year } = vehicle
  const { lengthMm, mileageKm } = middleOfClass(vehicle)
  const edge = (percent: number) =>
    mileageKm === null ? null : roundedMileage((mileageKm * percent) / 100)
  return {
    ...{ kind, bodyType },
    yearFrom: year - settings.yearsEither,
    yearTo: year + settings.yearsEither,
    lengthFromMm: lengthMm - settings.lengthEitherMm,
    lengthToMm: lengthMm + settings.lengthEitherMm,
    mileageFromKm: edge(100 - settings.mileageEitherPercent),
    mileageToKm: edge(100 + settings.mileageEitherPercent),
  }
}

/** The length and mileage around which the class is drawn. */
export function middleOfClass(vehicle: Pick<ComparedVehicle, 'lengthMm' | 'mileageKm'>) {
  return {
    lengthMm: Math.round(vehicle.lengthMm / lengthStepMm) * lengthStepMm,
    mileageKm: vehicle.mileageKm === null ? null : nearestMileage(vehicle.mileageKm),
  }
}

/** Names the class, the same for everybody whose vehicle falls into it. */
export function nameOfClass(compared: ComparableClass): string {
  return Object.values(compared).join('|')
}

function nearestMileage(km: number): number {
  const distance = (each: number) => Math.abs(Math.log(each / Math.max(km, 1)))
  return mileagesKm.reduce((best, each) => (distance(each) < distance(best) ? each : best))
}

function roundedMileage(km: number): number {
  return Math.round(km / mileageStepKm) * mileageStepKm
}
