import { isCode, lineOf, type ProjectFile } from '../../project.ts'
import type { Rule, Violation } from '../../rule.ts'

/** A pattern over the syntax of a file; with a reason on the same line some of it is allowed. */
type Ban = { readonly pattern: RegExp; readonly what: string; readonly allowsReason?: true }

const bans: readonly Ban[] = [
  { pattern: /\benum\s+\w+\s*\{/g, what: 'is an enum, which does not run as written' },
  { pattern: /\bnamespace\s+\w+\s*\{/g, what: 'is a namespace, which does not run as written' },
  {
    pattern: /\bconstructor\s*\((?:[^){]*,)?\s*(?:private|public|protected|readonly)\s/g,
    what: 'is a parameter property, which does not run as written',
  },
  {
    pattern: /^\s*@\w+(?:\([^\n]*\))?\s*$/gm,
    what: 'is a decorator, which does not run as written',
  },
  {
    pattern: /(?:[:<|&,=]\s*|\bas\s+)any\b(?!\s*[:(?.])/g,
    what: 'is any without a reason on its line',
    allowsReason: true,
  },
  {
    pattern: /[\w)\]]!(?=[.,;)\]}[]|\s*$)/gm,
    what: 'is a non-null mark without a reason on its line',
    allowsReason: true,
  },
]

/** Tools that read their settings from a default export. */
const defaultExportPattern = /(^|\/)[\w.-]+\.config\.ts$|(^|\/)global-setup\.ts$/

export const forbiddenSyntax: Rule = {
  name: 'forbidden syntax',
  instead:
    'Unions of string literals for enums, named exports, exact types. An assertion that cannot be ' +
    'avoided gives its reason in a comment on the same line.',
  check: ({ files }) =>
    files.filter(isCode).flatMap((file) => [...banned(file), ...defaults(file)]),
}

function banned(file: ProjectFile): Violation[] {
  return bans.flatMap(({ pattern, what, allowsReason }) =>
    [...file.syntax.matchAll(pattern)].flatMap((match) => {
      const line = lineOf(file.syntax, match.index)
      if (allowsReason && hasReason(file, line)) return []
      return [{ path: file.path, line, what: `"${match[0].trim()}" ${what}` }]
    }),
  )
}

function hasReason(file: ProjectFile, line: number): boolean {
  return /\/\/ \w+/.test(file.text.split('\n')[line - 1] ?? '')
}

function defaults(file: ProjectFile): Violation[] {
  if (defaultExportPattern.test(file.path) || file.path.endsWith('.d.ts')) return []
  return [...file.syntax.matchAll(/\bexport\s+default\b|\bas\s+default\b/g)].map((match) => ({
    path: file.path,
    line: lineOf(file.syntax, match.index),
    what: 'is a default export',
  }))
}
