import { lineOf } from '../../project.ts'
import type { Rule } from '../../rule.ts'

const patterns: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\w.~*-])\/(?:home|Users|root|Volumes|workspaces?)\/[\w.-]+/g,
    'is a folder of one machine',
  ],
  [/\b[A-Z]:\\+Users\\+[\w.-]+/g, 'is a folder of one machine'],
  [/\bhttps?:\/\/[\w.-]+\.(?:internal|intranet|corp|lan)\b/gi, 'is a host of one network'],
  [/\bhttps?:\/\/(?:registry|artifactory|nexus)[.:][\w.:-]+/gi, 'is a registry'],
]

/** What stands at one desk only would break, or tell of that desk, everywhere else. */
export const ownMachine: Rule = {
  name: 'no machine of ours',
  instead: 'Write the path from the project on, and leave hosts to the environment.',
  check: ({ files }) =>
    files.flatMap(({ path, text }) =>
      patterns.flatMap(([pattern, what]) =>
        [...text.matchAll(pattern)].map((match) => ({
          path,
          line: lineOf(text, match.index),
          what: `${match[0]} ${what}`,
        })),
      ),
    ),
}
