import { isCode, isTest, lineOf, type ProjectFile } from '../../project.ts'
import type { Rule, Violation } from '../../rule.ts'

const limitLines = 70
/** A component's markup is read as a picture; its lines hold less. */
const markupLimitLines = 100

/** Named functions: declarations, and constants that hold an arrow function with a body. */
const declaration =
  /\bfunction\s+(\w+)|\bconst\s+(\w+)(?:\s*:[^=\n]+)?\s*=\s*(?:async\s*)?(?:\([^;{}]*\)|\w+)(?:\s*:[^={]+)?\s*=>\s*(?=\{)/g

export const functionSize: Rule = {
  name: 'function size',
  instead: `Leave the branches in the parent and move steps out of it, until it fits a screen (${limitLines} lines).`,
  check: ({ files }) =>
    files.filter((file) => isCode(file) && !isTest(file)).flatMap(longFunctions),
}

function longFunctions({ path, syntax }: ProjectFile): Violation[] {
  return [...syntax.matchAll(declaration)].flatMap((match) => {
    const lines = bodyLines(syntax, match.index + match[0].length)
    if (lines <= (path.endsWith('.tsx') ? markupLimitLines : limitLines)) return []
    const name = match[1] ?? match[2]
    return [{ path, line: lineOf(syntax, match.index), what: `${name} has ${lines} lines` }]
  })
}

/** Lines from the brace that opens the body, behind parameters and result type, to its end. */
function bodyLines(syntax: string, from: number): number {
  let depth = 0
  let parentheses = 0
  let opening = -1
  for (let at = from; at < syntax.length; at += 1) {
    const one = syntax.charAt(at)
    if (one === '(') parentheses += 1
    if (one === ')') parentheses -= 1
    if (parentheses > 0 && opening === -1) continue
    if (one === '{') {
      if (depth === 0) opening = at
      depth += 1
    }
    if (one !== '}') continue
    depth -= 1
    if (depth > 0 || opening === -1) continue
    // What closes here was the result type when the body still follows on the same line.
    if (/^\s*\{|^>|^\[\]|^\s*\|/.test(syntax.slice(at + 1, at + 20))) opening = -1
    else return syntax.slice(opening, at + 1).split('\n').length
  }
  return 0
}
