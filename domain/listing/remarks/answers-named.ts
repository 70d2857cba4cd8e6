import type { AttributeDefinition } from '../../vehicle/attribute.ts'
import { rangeInYear } from '../../vehicle/attribute.ts'
import { readDay, readMonth } from '../../vehicle/entry/read-day.ts'
import { type FigureContext, readFigure } from '../../vehicle/entry/read-figure.ts'

/**
 * Figures and dates that a remark's own words name for its field ("on the plate I read 05/2027"), so that the owner
 * takes one over by a tap instead of typing it (rules 2). What no unit stands beside counts from three digits on:
 * "picture 2" is no mileage.
 */
export const mostAnswersNamed = 2

type Asked = Pick<
  AttributeDefinition,
  'attributeCode' | 'backendType' | 'unit' | 'range' | 'trailerRange' | 'isMonth'
>

/** Figures in the unit that is stored. */
export function figuresNamed(
  text: string,
  asked: Asked,
  context: FigureContext,
): readonly number[] {
  const range = rangeInYear(asked, context)
  const read = [...text.matchAll(/\d[\d.,]*(?<=\d)(\s?[\p{L}³]+(?:\/\p{L}+)?)?/gu)].map(
    ([whole, word = '']) => {
      const bare = whole.slice(0, whole.length - word.length)
      const withUnit = word === '' ? undefined : figureOf(whole, asked, context)
      const alone = bare.replace(/\D/gu, '').length > 2 ? figureOf(bare, asked, context) : undefined
      return { withUnit, alone }
    },
  )
  const named = read.flatMap(({ withUnit }) => withUnit ?? [])
  const figures = named.length > 0 ? named : read.flatMap(({ alone }) => alone ?? [])
  const inRange = figures.filter((each) => !range || (each >= range.min && each <= range.max))
  return [...new Set(inRange)].slice(0, mostAnswersNamed)
}

/** Months as `YYYY-MM` where the field asks for one, else days as `YYYY-MM-DD`. */
export function datesNamed(
  text: string,
  { isMonth = false }: Pick<Asked, 'isMonth'>,
  context: Pick<FigureContext, 'thisYear'>,
): readonly string[] {
  const written = text.match(/\d{1,4}(?:[-./]\d{1,4}){1,2}/gu) ?? []
  const read = written.flatMap(
    (each) => (isMonth ? readMonth(each, context) : readDay(each, context)) ?? [],
  )
  return [...new Set(read)].slice(0, mostAnswersNamed)
}

function figureOf(text: string, asked: Asked, context: FigureContext): number | undefined {
  const reading = readFigure(text, asked, context)
  return reading.kind === 'figure' ? reading.value : undefined
}
