/**
 * The one form of a page's query. Names that the page does not know make no difference and so no key;
 * neither do order, empty values, and values that come twice.
 */

export type KnownParameters = {
  /** The first value counts, as `URLSearchParams.get` reads it. */
  readonly single?: readonly string[]
  /** All values count, in any order. */
  readonly multiple?: readonly string[]
}

/** Longer ones are drawn for whoever asks, so that nobody fills the memory with keys. */
const longestQuery = 1000

/** With its question mark; empty where nothing is asked. Undefined for what is not worth keeping. */
export function canonicalQuery(search: string, known: KnownParameters): string | undefined {
  if (search === '' || search === '?') return ''
  if (search.length > longestQuery) return undefined
  const asked = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of known.single ?? []) {
    const value = asked.get(name)
    if (value) kept.append(name, value)
  }
  for (const name of known.multiple ?? []) {
    for (const value of new Set(asked.getAll(name).filter(Boolean).sort())) kept.append(name, value)
  }
  kept.sort()
  return kept.size === 0 ? '' : `?${kept}`
}
