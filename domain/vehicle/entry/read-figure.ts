import type { AttributeDefinition, VehicleKind } from '../attribute.ts'
import { rangeInYear } from '../attribute.ts'
import { numbersMeant } from './numbers-in-text.ts'
import { bareFactors, unitWords } from './unit-words.ts'

/**
 * A figure as somebody typed it, in the unit that is stored: "6,96 m", "696" and "6960" are 6960 mm, "3,5 t"
 * is 3500 kg. The same function reads it at the field and on the server.
 */
export type FigureReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'figure'; readonly value: number }
  /** No figure of this question; `likely` is what was probably meant. */
  | { readonly kind: 'unclear'; readonly likely?: number }

export type FigureContext = { readonly kind: VehicleKind; readonly thisYear: number }

type Asked = Pick<
  AttributeDefinition,
  'backendType' | 'unit' | 'range' | 'trailerRange' | 'attributeCode'
>

/** A figure with what stands behind it; of "140 PS (103 kW)" both. */
const parts = /(\d[\d.,\s\u00a0\u202f'’]*)([^\d]*)/gu

export function readFigure(text: string, asked: Asked, context: FigureContext): FigureReading {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'empty' }
  const range = rangeInYear(asked, context)
  const fits = (value: number) => !range || (value >= range.min && value <= range.max)
  if (isYear(asked)) return readYear(trimmed, asked, { context, fits })
  const figures = figuresIn(trimmed, asked)
  const whole = figures.filter((value) => isStorable(value, asked))
  const value = whole.find(fits) ?? whole[0]
  if (value !== undefined) return { kind: 'figure', value }
  // With a word behind it that is no unit the bare figure is only offered.
  const bare = numbersMeant(/\d[\d.,]*/u.exec(trimmed)?.[0] ?? '')[0]
  const likely = likelyFigure(figures[0] ?? bare ?? Number.NaN, asked, context)
  return likely === undefined ? { kind: 'unclear' } : { kind: 'unclear', likely }
}

/** The figure in range that a slip explains: a unit too large or too small, a zero too many. */
export function likelyFigure(
  figure: number,
  asked: Asked,
  context: FigureContext,
): number | undefined {
  const range = rangeInYear(asked, context)
  if (!range || Number.isNaN(figure)) return undefined
  const factors = [1, 1000, 10, 100, 0.1, 0.01, 0.001]
  return factors
    .map((factor) => roundedFor(figure * factor, asked))
    .find((value) => value > 0 && value >= range.min && value <= range.max)
}

/** Everything the text can mean, the likeliest first; a figure with a word that is no unit means nothing. */
function figuresIn(text: string, asked: Asked): readonly number[] {
  const { unit } = asked
  const before = text.slice(0, text.search(/\d|$/u)).trim()
  if (before !== '' && !isSign(before, asked)) return []
  const read = [...text.matchAll(parts)].map(([, digits = '', word = '']) => ({
    numbers: numbersMeant(digits.trim()),
    word: plainWord(word),
  }))
  const own = read.find(({ word }) => unit !== undefined && unitWords[unit].get(word)?.(10) === 10)
  const [chosen] = own && read.length > 1 ? [own] : read
  if (!chosen || (read.length > 1 && !own && !isNamedTwice(read, asked))) return []
  const { numbers, word } = chosen
  if (unit === undefined) return word === '' ? numbers : []
  const convert = word === '' ? undefined : unitWords[unit].get(word)
  if (convert) return numbers.map((number) => tidied(convert(number)))
  if (word !== '') return []
  return bareFactors[unit].flatMap((factor) => numbers.map((number) => tidied(number * factor)))
}

/** "€ 12.500" and "EUR 12.500". */
function isSign(text: string, { unit }: Asked): boolean {
  return unit === 'EUR' && unitWords.EUR.has(plainWord(text))
}

/** Both figures of "140 PS / 103 kW" name their unit. */
function isNamedTwice(read: readonly { readonly word: string }[], { unit }: Asked): boolean {
  return unit !== undefined && read.every(({ word }) => unitWords[unit].has(word))
}

function plainWord(text: string): string {
  const word = text.toLowerCase().replace(/[\s.()/\u00a0\u202f]+/gu, '')
  return word === 'gkm' ? 'g/km' : word
}

function isStorable(value: number, { backendType }: Asked): boolean {
  return backendType === 'decimal' || Number.isSafeInteger(value)
}

function roundedFor(value: number, { backendType }: Asked): number {
  return backendType === 'decimal' ? tidied(value) : Math.round(value)
}

/** 6.96 times 1000 is 6960 and not 6959.999. */
function tidied(value: number): number {
  return Number(value.toFixed(3))
}

function isYear({ attributeCode, unit }: Asked): boolean {
  return unit === undefined && attributeCode.endsWith('_year')
}

type YearContext = {
  readonly context: FigureContext
  readonly fits: (value: number) => boolean
}

/** "2019", "19", "'19", and of tyres the week and year of their DOT number: "2319" is 2019. */
function readYear(text: string, asked: Asked, { context, fits }: YearContext): FigureReading {
  const tyre = asked.attributeCode === 'tyres_year'
  const digits = text
    .replace(tyre ? /^dot\s*/iu : /^$/u, '')
    .replace(/^['’]/u, '')
    .trim()
  const longer = /^\d{1,2}[./-](\d{4})$/u.exec(digits)?.[1] ?? digits
  if (!/^\d+$/u.test(longer)) return { kind: 'unclear' }
  if (longer.length === 2)
    return { kind: 'figure', value: fullYear(Number(longer), context.thisYear + 1) }
  if (longer.length !== 4) return { kind: 'unclear' }
  const year = Number(longer)
  const week = Math.floor(year / 100)
  if (tyre && !fits(year) && week >= 1 && week <= 53) {
    return { kind: 'figure', value: fullYear(year % 100, context.thisYear) }
  }
  return { kind: 'figure', value: year }
}

/** Two figures of a year: the last one that is not after `latest`. */
export function fullYear(twoFigures: number, latest: number): number {
  const year = Math.floor(latest / 100) * 100 + twoFigures
  return year > latest ? year - 100 : year
}
