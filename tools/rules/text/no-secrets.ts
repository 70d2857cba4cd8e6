import { lineOf } from '../../project.ts'
import type { Rule } from '../../rule.ts'

const patterns: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`-----BEGIN ${'(?:[A-Z]+ )?'}PRIVATE ${'KEY'}-----`, 'g'), 'is a private key'],
  [/\bAKIA[0-9A-Z]{16}\b/g, 'looks like a cloud key'],
  [/\b(?:ghp|gho|ghs|github_pat|glpat|npm|xox[abp])[_-][A-Za-z0-9_-]{20,}/g, 'looks like a token'],
  [/\bsk[-_](?:live|test|proj)?[-_]?[A-Za-z0-9]{24,}/g, 'looks like a token'],
  [/\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{15,}/g, 'is a signed token'],
  [
    /\b(?:secret|password|passwd|api_?key|token)\w*['"]?\s*[:=]\s*['"][A-Za-z0-9+/=_-]{24,}['"]/gi,
    'looks like a secret',
  ],
]

export const noSecrets: Rule = {
  name: 'no secrets',
  instead: 'Secrets come from the environment. One that stood here once has to be replaced.',
  check: ({ files }) =>
    files
      .filter(({ path }) => path !== 'package-lock.json')
      .flatMap(({ path, text }) =>
        patterns.flatMap(([pattern, what]) =>
          [...text.matchAll(pattern)].map((match) => ({
            path,
            line: lineOf(text, match.index),
            what: `${match[0].slice(0, 12)}… ${what}`,
          })),
        ),
      ),
}
