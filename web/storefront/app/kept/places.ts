import type { ReactElement } from 'react'
import type { PagePiece } from '#contract/page.ts'
import type { RowPlace } from './stand-ins.ts'

/**
 * The places of a page's parts: while React draws the page, a mark stands for each part that is kept, so that it neither walks nor
 * copies them. Nothing that a page shows can be such a mark, because React writes `<` of texts as `&lt;`.
 */
export type Places = {
  readonly add: (part: PlacedPart) => string
  /** The drawn page with its parts in their places. What shows no row is one piece with what stands beside it. */
  readonly fill: (markup: string) => (PagePiece | PlacedPart)[]
}

export type PlacedPart = {
  readonly part: ReactElement
  readonly prefix: string
  /** The rows among its data, by name. */
  readonly rows: readonly (RowPlace & { readonly name: string })[]
  readonly piece: PagePiece
}

const markPattern = /<!--kept (\d+)-->/

export function createPlaces(): Places {
  const parts: PlacedPart[] = []
  return {
    add: (part) => `<!--kept ${parts.push(part) - 1}-->`,
    fill: (markup) => {
      const content: (PagePiece | PlacedPart)[] = []
      let text = ''
      // Every second part of a text that is split so is a number.
      for (const [index, between] of markup.split(markPattern).entries()) {
        const part = index % 2 === 1 ? parts[Number(between)] : undefined
        if (!part || part.rows.length === 0) {
          text += part ? part.piece.markup : between
          continue
        }
        if (text !== '') content.push({ markup: text })
        content.push(part)
        text = ''
      }
      if (text !== '') content.push({ markup: text })
      return content
    },
  }
}
