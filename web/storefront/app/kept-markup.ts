import type { ReactElement } from 'react'

/**
 * Markup of parts of pages, drawn once for all visitors whose pages show the same part: a card of the catalog, a group of
 * filters, the foot. Its key is everything that the part can read, so nothing has to make it void; what is
 * asked for least recently goes first.
 */

export type KeptMarkup = {
  /** @param around Names what the part has around it. */
  readonly find: (
    part: ReactElement,
    around: string,
    draw: (part: ReactElement) => string,
  ) => string
  readonly size: () => { readonly parts: number; readonly characters: number }
}

export function createKeptMarkup(maxCharacters: number): KeptMarkup {
  /** Names of components may be the same. */
  const numbers = new Map<unknown, number>()
  const kept = new Map<string, string>()
  let characters = 0
  const numberOf = (type: unknown) => {
    const known = numbers.get(type)
    if (known !== undefined) return known
    numbers.set(type, numbers.size)
    return numbers.size - 1
  }
  return {
    find(part, around, draw) {
      const key = `${numberOf(part.type)} ${around} ${JSON.stringify(part.props)}`
      const known = kept.get(key)
      if (known !== undefined) {
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const markup = draw(part)
      kept.set(key, markup)
      characters += key.length + markup.length
      for (const [oldest, its] of kept) {
        if (characters <= maxCharacters) break
        kept.delete(oldest)
        characters -= oldest.length + its.length
      }
      return markup
    },
    size: () => ({ parts: kept.size, characters }),
  }
}
