import { isTest } from '../../project.ts'
import type { Rule } from '../../rule.ts'
import { toleratedLines } from './tolerated-lines.ts'

/** A product file; a test may be longer, because its cases stand beside each other. */
const limitLines = 250
const testLimitLines = 400

/**
 * A ratchet: nothing may grow past the limit, and what is tolerated above it may not grow either.
 * Translations, styles and migrations are no program and are not counted.
 */
export const fileSize: Rule = {
  name: 'file size',
  instead:
    'Split the file by what it does. A table of plain facts may be listed with ' +
    'its length in tools/rules/files/tolerated-lines.ts.',
  check: ({ files }) => {
    const sources = files.filter(
      ({ path }) => /\.(ts|tsx|mjs)$/.test(path) && !path.includes('.generated.'),
    )
    const tooLong = sources.flatMap((file) => {
      const { path, text } = file
      const lines = text.trimEnd().split('\n').length
      const usual = isTest(file) ? testLimitLines : limitLines
      const limit = toleratedLines[path] ?? usual
      return lines > limit ? [{ path, what: `has ${lines} lines, the limit is ${limit}` }] : []
    })
    const present = new Set(sources.map(({ path }) => path))
    const stale = Object.keys(toleratedLines)
      .filter((path) => !present.has(path))
      .map((path) => ({ path, what: 'is listed in tolerated-lines.ts but does not exist' }))
    return [...tooLong, ...stale]
  },
}
