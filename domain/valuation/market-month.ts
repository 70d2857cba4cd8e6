import { berlinDate } from '../calendar/deadlines.ts'
import type { Instant } from '../calendar/instant.ts'
import { monthNumber } from './valued-vehicle.ts'

/** The month in which an instant lies, as valuations count them. */
export function monthOfInstant(instant: Instant): number {
  const [year = 0, month = 1] = berlinDate(instant).split('-').map(Number)
  return monthNumber(year, month)
}

/** The first month of the quarter that runs: what was sold before it is whole (rules 1). */
export function startOfQuarter(month: number): number {
  return month - (month % 3)
}

/** The name of a version: the last quarter that went in. Later versions sort behind earlier ones. */
export function versionOfQuarter(endsBeforeMonth: number): string {
  const last = endsBeforeMonth - 3
  return `${Math.floor(last / 12)}-Q${Math.floor((last % 12) / 3) + 1}`
}
