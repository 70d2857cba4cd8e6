/** Days as people of a locale type and read them; the value is always `YYYY-MM-DD`. */

type DatePart = 'day' | 'month' | 'year'

function listParts(locale: string): { type: string; value: string }[] {
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.formatToParts(Date.UTC(2024, 10, 22))
}

function listOrder(locale: string): DatePart[] {
  return listParts(locale)
    .map((part) => part.type)
    .filter((type): type is DatePart => type === 'day' || type === 'month' || type === 'year')
}

function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return (
    year >= 1900 && year <= 2199 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  )
}

function writeDay(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Eight digits without marks are split the way the locale orders them. */
function splitDigits(digits: string, order: readonly DatePart[]): string[] {
  if (order[0] === 'year') return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)]
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
}

export function parseDateText(text: string, locale: string): string | null {
  const groups = text.match(/\d+/gu) ?? []
  const only = groups.length === 1 ? groups[0] : undefined
  const startsWithYear = groups.length === 3 && groups[0]?.length === 4
  const order: DatePart[] = startsWithYear ? ['year', 'month', 'day'] : listOrder(locale)
  const values = only?.length === 8 ? splitDigits(only, order) : groups
  if (values.length !== 3) return null
  const part = (type: DatePart) => Number(values[order.indexOf(type)])
  const [year, month, day] = [part('year'), part('month'), part('day')]
  return isRealDay(year, month, day) ? writeDay(year, month, day) : null
}

export function formatDateText(day: string, locale: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month - 1, date))
}

/** `May` as `05 May`: the number is what stands in the vehicle's papers. */
export function listMonths(locale: string): { value: string; label: string }[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => {
    const value = String(index + 1).padStart(2, '0')
    return { value, label: `${value} ${format.format(Date.UTC(2024, index, 1))}` }
  })
}
