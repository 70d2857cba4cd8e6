/**
 * Blanks what is not program text, so that the house rules can search with plain patterns. Every
 * character keeps its place. It knows enough of the language for well-formatted sources; a quote
 * in the text of a JSX element cannot run away, because a string ends with its line.
 */
export type MaskedSource = {
  /** Comments blanked. */
  readonly code: string
  /** Comments and the content of strings, templates and regular expressions blanked. */
  readonly syntax: string
}

type Scanner = { readonly text: string; readonly code: string[]; readonly syntax: string[] }

export function maskSource(text: string, options: { isCss?: boolean } = {}): MaskedSource {
  const scanner: Scanner = { text, code: [...text.split('')], syntax: [...text.split('')] }
  scan(scanner, { from: 0, isCss: options.isCss === true, isInTemplate: false })
  return { code: scanner.code.join(''), syntax: scanner.syntax.join('') }
}

/** Runs to the end of the text, or of the `${…}` it was called for; answers where it stopped. */
function scan(
  scanner: Scanner,
  options: { from: number; isCss: boolean; isInTemplate: boolean },
): number {
  const { text } = scanner
  let depth = 0
  let at = options.from
  while (at < text.length) {
    const two = text.slice(at, at + 2)
    const one = two.charAt(0)
    if (two === '/*') at = blankComment(scanner, at, endOf(text, '*/', at + 2))
    else if (two === '//' && !options.isCss) at = blankComment(scanner, at, lineEnd(text, at))
    else if (one === "'" || one === '"') at = blankString(scanner, at)
    else if (one === '`' && !options.isCss) at = blankTemplate(scanner, at)
    else if (one === '/' && !options.isCss && startsPattern(text, at))
      at = blankPattern(scanner, at)
    else if (options.isInTemplate && one === '}' && depth === 0) return at
    else {
      if (one === '{') depth += 1
      if (one === '}') depth -= 1
      at += 1
    }
  }
  return at
}

function blankComment(scanner: Scanner, from: number, to: number): number {
  blank(scanner.code, from, to)
  blank(scanner.syntax, from, to)
  return to
}

function blankString(scanner: Scanner, from: number): number {
  const { text } = scanner
  const quote = text.charAt(from)
  let at = from + 1
  while (at < text.length && text.charAt(at) !== quote && text.charAt(at) !== '\n') {
    at += text.charAt(at) === '\\' ? 2 : 1
  }
  blank(scanner.syntax, from + 1, at)
  return at + 1
}

function blankTemplate(scanner: Scanner, from: number): number {
  const { text } = scanner
  let at = from + 1
  let blankFrom = at
  while (at < text.length && text.charAt(at) !== '`') {
    if (text.charAt(at) === '\\') at += 2
    else if (text.startsWith('${', at)) {
      blank(scanner.syntax, blankFrom, at)
      at = scan(scanner, { from: at + 2, isCss: false, isInTemplate: true }) + 1
      blankFrom = at
    } else at += 1
  }
  blank(scanner.syntax, blankFrom, at)
  return at + 1
}

/** A slash begins a pattern where no value can stand before it and it is closed in its line. */
function startsPattern(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 200), at).trimEnd()
  const isAfterOperator = before === '' || /[(,=:[!&|?{;+*%~^-]$/.test(before)
  if (!isAfterOperator && !/\b(return|case|typeof|in|of)$/.test(before) && !/=>$/.test(before)) {
    return false
  }
  return patternEnd(text, at) !== undefined
}

function blankPattern(scanner: Scanner, from: number): number {
  const end = patternEnd(scanner.text, from) ?? from + 1
  blank(scanner.syntax, from + 1, end)
  return end + 1
}

function patternEnd(text: string, from: number): number | undefined {
  let isInClass = false
  for (let at = from + 1; at < text.length && text.charAt(at) !== '\n'; at += 1) {
    const one = text.charAt(at)
    if (one === '\\') at += 1
    else if (one === '[') isInClass = true
    else if (one === ']') isInClass = false
    else if (one === '/' && !isInClass) return at
  }
  return undefined
}

function blank(characters: string[], from: number, to: number): void {
  for (let at = from; at < to && at < characters.length; at += 1) {
    if (characters[at] !== '\n') characters[at] = ' '
  }
}

function endOf(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from)
  return found === -1 ? text.length : found + mark.length
}

function lineEnd(text: string, from: number): number {
  const found = text.indexOf('\n', from)
  return found === -1 ? text.length : found
}
