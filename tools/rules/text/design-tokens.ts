import { isTest, lineOf } from '../../project.ts'
import type { Rule } from '../../rule.ts'

const tokensFile = 'web/ui/tokens.css'

const inStyles: readonly (readonly [RegExp, string])[] = [
  [/#[0-9a-f]{3,8}\b(?![^{;]*\{)/gi, 'is a colour'],
  [/\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\([^)]*\)/gi, 'is a colour'],
  [/\bfont(?:-size)?:[^;]*\b\d*\.?\d+(?:px|pt)\b/gi, 'is a font size'],
]
const inCode: readonly (readonly [RegExp, string])[] = [
  [/['"`]#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})['"`]/gi, 'is a colour'],
  [/['"`](?:rgba?|hsla?)\([^)]*\)['"`]/gi, 'is a colour'],
  [/\bfontSize:\s*(?:\d+|['"][\d.]+px['"])/g, 'is a font size'],
]

export const designTokens: Rule = {
  name: 'design tokens',
  instead: `Use a custom property of ${tokensFile}; if none fits, the visual language needs one.`,
  check: ({ files }) =>
    files
      .filter((file) => file.path.startsWith('web/') && file.path !== tokensFile && !isTest(file))
      .filter((file) => /\.(css|tsx?)$/.test(file.path))
      .flatMap((file) =>
        (file.path.endsWith('.css') ? inStyles : inCode).flatMap(([pattern, what]) =>
          [...file.code.matchAll(pattern)].map((match) => ({
            path: file.path,
            line: lineOf(file.code, match.index),
            what: `${match[0].trim()} ${what}`,
          })),
        ),
      ),
}
