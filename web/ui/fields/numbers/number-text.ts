/**
 * Reads numbers the way people type them. 41250, 41.250, 41 250 and 41,250 € are one amount in every
 * language, because a bid must never be a thousand times too small for a dot.
 */

export type NumberReading =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  | { kind: 'fraction' }
  | { kind: 'invalid' }

type NumberForm = { locale: string; decimals: number }

const spacesAndApostrophes = /[\s'’]/gu
const leadingSign = /^(?:€|EUR)/iu
const trailingText = /[^\d]+$/u
const longestSafeNumber = 15

function decimalMark(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.find((part) => part.type === 'decimal')?.value ?? '.'
}

function isGrouped(groups: readonly string[]): boolean {
  const [first = '', ...rest] = groups
  return first.length >= 1 && first.length <= 3 && rest.every((group) => group.length === 3)
}

/** Where the fraction begins, or undefined when the marks only group thousands. */
function findDecimalIndex(digits: string, { locale, decimals }: NumberForm): number | undefined {
  const lastDot = digits.lastIndexOf('.')
  const lastComma = digits.lastIndexOf(',')
  const last = Math.max(lastDot, lastComma)
  if (last < 0) return undefined
  const mark = digits.charAt(last)
  if (lastDot >= 0 && lastComma >= 0) return last
  if (digits.indexOf(mark) !== last) return undefined
  if (!isGrouped(digits.split(mark)) || digits.startsWith('0')) return last
  // One mark before exactly three digits: only the locale can say whether it is 6.990 m or 6,990 km.
  return decimals > 0 && mark === decimalMark(locale) ? last : undefined
}

export function parseNumberText(text: string, form: NumberForm): NumberReading {
  const compact = text.replace(spacesAndApostrophes, '')
  if (compact === '') return { kind: 'empty' }
  const digits = compact.replace(leadingSign, '').replace(trailingText, '')
  if (!/^\d[\d.,]*$/u.test(digits)) return { kind: 'invalid' }

  const decimalIndex = findDecimalIndex(digits, form)
  const whole = decimalIndex === undefined ? digits : digits.slice(0, decimalIndex)
  const fraction = decimalIndex === undefined ? '' : digits.slice(decimalIndex + 1)
  const groups = whole.split(/[.,]/u)
  const marks = new Set(whole.match(/[.,]/gu))
  if (groups.length > 1 && (!isGrouped(groups) || marks.size > 1)) return { kind: 'invalid' }
  if (decimalIndex !== undefined && marks.has(digits.charAt(decimalIndex)))
    return { kind: 'invalid' }
  if (groups.join('').length > longestSafeNumber) return { kind: 'invalid' }

  const isWhole = /^0*$/u.test(fraction)
  if (!isWhole && form.decimals === 0) return { kind: 'fraction' }
  const exact = Number(`${groups.join('')}.${fraction === '' ? '0' : fraction}`)
  return { kind: 'number', value: Number(exact.toFixed(form.decimals)) }
}

export function formatNumberText(value: number, form: NumberForm): string {
  return formatterFor(form).format(value)
}

/** Kept, because making one costs a thousand times as much as using it. */
const formatters = new Map<string, Intl.NumberFormat>()

function formatterFor({ locale, decimals }: NumberForm): Intl.NumberFormat {
  const key = `${locale} ${decimals}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals })
  formatters.set(key, made)
  return made
}
