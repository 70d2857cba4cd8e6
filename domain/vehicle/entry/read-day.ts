import { fullYear } from './read-figure.ts'

/**
 * Days and months as people of our languages write them, day first: "12.3.26", "12/03/2026", "2026-03-12",
 * "03/2026", "3.26", "26/03", and without a sign between, as a keyboard of figures has none: "0326", "032026". Answers
 * `YYYY-MM-DD` and `YYYY-MM`; null where it is neither. A year of two figures is at most `yearsAhead` years from now, so
 * that an inspection "28" is 2028 and a service "98" was 1998.
 */
export type DayContext = { readonly thisYear: number }

const yearsAhead = 20

export function readDay(text: string, context: DayContext): string | null {
  const [day, month, year] = dayParts(text.trim())
  if (!day || !month || !year) return null
  return written(yearOf(year, context), Number(month), Number(day))
}

export function readMonth(text: string, context: DayContext): string | null {
  const typed = text.trim()
  const [, yearFirst, itsMonth] = /^(\d{4})[-./ ](\d{1,2})$/u.exec(typed) ?? []
  const [, monthFirst, itsYear] =
    /^(\d{1,2})\s*[-./ ]\s*(\d{4}|\d{2})$/u.exec(typed) ??
    /^(0[1-9]|1[0-2])(\d{4}|\d{2})$/u.exec(typed) ??
    []
  // "26/03": no year has a month 26.
  const isSwapped = Number(monthFirst) > 12 && itsYear !== undefined && itsYear.length === 2
  const month = Number(itsMonth ?? (isSwapped ? itsYear : monthFirst))
  const year = yearFirst ?? (isSwapped ? monthFirst : itsYear)
  if (year === undefined) return readDay(typed, context)?.slice(0, 7) ?? null
  return written(yearOf(year, context), month, 1)?.slice(0, 7) ?? null
}

/** The year alone, where the month is asked beside it: "28" is 2028. */
export function readYearOnly(text: string, context: DayContext): number | null {
  const digits = text.trim().replace(/^['’]/u, '')
  return /^(?:\d{2}|\d{4})$/u.test(digits) ? yearOf(digits, context) : null
}

function dayParts(text: string): readonly (string | undefined)[] {
  const [, year, month, day] = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})$/u.exec(text) ?? []
  if (year) return [day, month, year]
  const solid = /^(\d{2})(\d{2})(\d{4})$/u.exec(text)
  const spaced = /^(\d{1,2})\s*[-./ ]\s*(\d{1,2})\s*[-./ ]\s*(\d{4}|\d{2})$/u.exec(text)
  return (solid ?? spaced)?.slice(1) ?? []
}

function yearOf(text: string, { thisYear }: DayContext): number {
  return text.length === 2 ? fullYear(Number(text), thisYear + yearsAhead) : Number(text)
}

function written(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = year >= 1900 && year <= 2199 && date.getUTCMonth() === month - 1 && month >= 1
  return isReal && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null
}
