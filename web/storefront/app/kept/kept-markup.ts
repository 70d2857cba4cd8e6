import type { ReactElement } from 'react'
import type { PagePiece } from '#contract/page.ts'
import { createKeptNames } from './kept-names.ts'

/**
 * Markup of parts of pages, drawn once for all visitors whose pages show the same part: a card of the catalog, a group of
 * filters, the foot. Its key is everything that the part can read, so nothing has to make it void; what is
 * asked for least recently goes first.
 */

export type KeptMarkup = {
  /** A short name of what parts have around them. */
  readonly nameOf: (around: string) => string
  /** @param around Names what the part has around it. */
  readonly find: (
    part: ReactElement,
    around: string,
    draw: (part: ReactElement) => string,
  ) => PagePiece
  readonly size: () => { readonly parts: number; readonly characters: number }
}

/** Of the room, for the data of cards. */
const shareOfNames = 1 / 3

export function createKeptMarkup(maxCharacters: number): KeptMarkup {
  const names = createKeptNames(maxCharacters * shareOfNames)
  const maxOfMarkup = maxCharacters * (1 - shareOfNames)
  /** Names of components may be the same. */
  const numbers = new Map<unknown, number>()
  const kept = new Map<string, PagePiece>()
  let characters = 0
  const numberOf = (type: unknown) => {
    const known = numbers.get(type)
    if (known !== undefined) return known
    numbers.set(type, numbers.size)
    return numbers.size - 1
  }
  const keyOf = ({ type, props }: ReactElement, around: string) => {
    let key = `${numberOf(type)} ${around}`
    const data = props as Readonly<Record<string, unknown>> // What is kept has data alone.
    for (const name in data) {
      const value = data[name]
      const isObject = typeof value === 'object' && value !== null
      key += ` ${name}:${isObject ? names.ofData(value) : JSON.stringify(value)}`
    }
    return key
  }
  return {
    nameOf: names.ofText,
    find(part, around, draw) {
      const key = keyOf(part, around)
      const known = kept.get(key)
      if (known !== undefined) {
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const piece = { markup: draw(part) }
      kept.set(key, piece)
      characters += key.length + piece.markup.length
      for (const [oldest, its] of kept) {
        if (characters <= maxOfMarkup) break
        kept.delete(oldest)
        characters -= oldest.length + its.markup.length
      }
      return piece
    },
    size: () => ({ parts: kept.size, characters }),
  }
}
