const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * JSON that may stand inside a script element: no `<` can close it or open a comment, and the two
 * line separators, which old parsers took for line ends, are spelled out.
 */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (found) => escapes[found] ?? '')
}
