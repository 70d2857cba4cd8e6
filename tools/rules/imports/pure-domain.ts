import { isCode, isTest, lineOf } from '../../project.ts'
import type { Rule } from '../../rule.ts'

const forbidden: readonly (readonly [RegExp, string])[] = [
  [/\bDate\s*\.\s*now\b/g, 'reads the clock'],
  [/\bnew\s+Date\s*\(\s*\)/g, 'reads the clock'],
  [/\bDate\s*\(\s*\)/g, 'reads the clock'],
  [/\bTemporal\s*\.\s*Now\b/g, 'reads the clock'],
  [/\bperformance\s*\.\s*now\b/g, 'reads the clock'],
  [/\bMath\s*\.\s*random\b/g, 'takes chance'],
  [/\bcrypto\b/g, 'takes chance or makes ids'],
]

/** The compiler knows no process and no network in the domain, but it does know Date and Math. */
export const pureDomain: Rule = {
  name: 'pure domain',
  instead: 'Take the instant, the id or the drawn number as an argument; the server has them.',
  check: ({ files }) =>
    files
      .filter((file) => file.path.startsWith('domain/') && isCode(file) && !isTest(file))
      .flatMap((file) =>
        forbidden.flatMap(([pattern, what]) =>
          [...file.syntax.matchAll(pattern)].map((match) => ({
            path: file.path,
            line: lineOf(file.syntax, match.index),
            what: `${match[0]} ${what}`,
          })),
        ),
      ),
}
