import type { TextReader } from '../wire-values.ts'
import { readDay, readMonth } from './read-day.ts'
import { type FigureContext, readFigure } from './read-figure.ts'

/** Reads answers that arrive as text the way the fields do; only the server needs it. */
export function textReaderOf(context: FigureContext): TextReader {
  return (definition, text) => {
    if (definition.backendType === 'datetime') {
      const month = definition.isMonth ? readMonth(text, context) : null
      const day = readDay(text, context) ?? (month && `${month}-01`)
      // Noon in UTC is the same day in all of Europe.
      return day ? Date.parse(`${day}T12:00:00.000Z`) : null
    }
    const reading = readFigure(text, definition, context)
    return reading.kind === 'figure' ? reading.value : null
  }
}
