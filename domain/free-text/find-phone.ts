import type { Found } from './find-address.ts'
import type { PlainText } from './plain-text.ts'
import { findSpelledNumber } from './spelled-numbers.ts'

/**
 * Telephone numbers as people write them, not as a numbering plan does: a text about a vehicle is
 * full of figures, so a number counts by its beginning, its grouping or the word before it, and
 * never when a unit follows or it is a date.
 */

const run = /(?<![\w.,+])\+?\(?\d(?:[\s()./-]{0,3}\d){5,}(?![\d])/g

const announced =
  /(?:\b(?:tel|telefon\w*|fon|phone|mobile?|mobilnr|handy|whats ?app|sms|text me|call|ring(?:en?|er)?|ruf\w*|anruf\w*|bel|dzwon\w*|zadzwon\w*|tlf|tfn|movil|llam\w+|zavolej\w*|volejte|reach me)|\b(?:my|meine?|mijn|mitt|mit|moj|mi|moje|our|unsere?|ons|vart|vores|nasz|nuestro|nase) (?:tel\w*|mobil\w*|nummer|nr|number|numer|numero|cislo))\b[^\d]{0,18}$/
const unit =
  /^\s?(?:km|tkm|mil|miles|kg|t|mm|cm|m|m2|ps|hp|bhp|kw|ccm|cm3|cc|l|ltr|liter|litre|litros|ah|wh?|wp|v|h|std|rpm|eur|euros?|€|£|kr|sek|dkk|zl|pln|kc|czk|%|°)(?![a-z])/
const day = '(?:0?[1-9]|[12]\\d|3[01])'
const month = '(?:0?[1-9]|1[0-2])'
const dates = new RegExp(
  `(?<![\\d.])(?:${day}\\s?[./-]\\s?${month}\\s?[./-]\\s?(?:\\d{4}|\\d{2})|\\d{4}-${month}-${day}|${month}[./-]\\d{4})(?![./-]?\\d)`,
  'g',
)

export function findPhone(plain: PlainText): Found | undefined {
  // "O171", "0l71": letters that stand for figures, where figures are beside them.
  const text = plain.text
    .replace(/(?<=\d)o|o(?=\d)/g, '0')
    .replace(/(?<=\d[\s-]?)[li|](?=[\s-]?\d)/g, '1')
  for (const { 0: figures, index } of text.matchAll(run)) {
    const after = text.slice(index + figures.length)
    if (isPhone(figures, { before: text.slice(0, index), after })) {
      return { start: index, length: figures.length }
    }
  }
  return findSpelledNumber(plain.text)
}

function isPhone(figures: string, around: { before: string; after: string }): boolean {
  const { before, after } = around
  if (figures.startsWith('+')) return digitCount(figures) >= 8
  if (unit.test(after) || /[a-z]/.test(after.charAt(0))) return false
  const undated = figures.replace(dates, ' ')
  const count = digitCount(undated)
  if (count < 6) return false
  if (announced.test(before.slice(-45))) return true
  if (count < 7 || /\bdot\W{0,3}$/.test(before)) return false
  return isWrittenLikePhone(undated.trim(), count)
}

function isWrittenLikePhone(figures: string, count: number): boolean {
  if (/^\(?0[\s()/-]{0,2}[1-9]/.test(figures) && count >= 8 && count <= 13) return true
  if (/^\(?00[\s-]?[1-9]/.test(figures) && count >= 9) return true
  const groups = figures.split(/[\s()./-]+/).filter(Boolean)
  if (groups.length >= 7 && groups.every((group) => group.length === 1)) return true
  const shape = groups.map(({ length }) => length).join('-')
  const hasBlanks = /^[\d -]+$/.test(figures)
  if (hasBlanks && ['3-3-3', '3-2-2-2', '2-2-2-2'].includes(shape)) return true
  return /^[67]\d{8}$/.test(figures)
}

function digitCount(figures: string): number {
  return figures.replace(/\D/g, '').length
}
