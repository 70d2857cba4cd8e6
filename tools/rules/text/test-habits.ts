import { isTest, lineOf } from '../../project.ts'
import type { Rule } from '../../rule.ts'

const bans: readonly (readonly [RegExp, string])[] = [
  [/\b(?:test|it|describe|suite)\s*\.\s*(?:skip|only|todo|skipIf|runIf)\b/g, 'leaves tests out'],
  [/\b(?:xit|xtest|xdescribe|fit|fdescribe)\s*\(/g, 'leaves tests out'],
  [/\.toMatch(?:Inline)?Snapshot\s*\(|\.toMatchFileSnapshot\s*\(/g, 'compares a whole snapshot'],
  [/\bwaitForTimeout\s*\(/g, 'sleeps'],
  [/\bvi\s*\.\s*wait(?:For|Until)\s*\(/g, 'gives up after a second'],
  [/\bvi\s*\.\s*(?:mock|doMock|hoisted)\s*\(/g, 'replaces our own code'],
]

export const testHabits: Rule = {
  name: 'test habits',
  instead: 'Wait for what is to happen, look at what matters, use the real parts, leave none out.',
  check: ({ files }) =>
    files.filter(isTest).flatMap((file) =>
      bans.flatMap(([pattern, what]) =>
        [...file.syntax.matchAll(pattern)].map((match) => ({
          path: file.path,
          line: lineOf(file.syntax, match.index),
          what: `${match[0].trim()} ${what}`,
        })),
      ),
    ),
}
