import { type KeyboardEvent, useRef } from 'react'
import { tileAfter } from './tile-moves.ts'

/** Arrows lead from tile to tile while one has the focus. Spread it on their list. */
export function useTileKeys() {
  const list = useRef<HTMLUListElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const all = [...(list.current?.children ?? [])]
    const here = all.findIndex((tile) => tile.contains(document.activeElement))
    const next = here < 0 ? null : tileAfter({ ...lineOf(all), key: event.key, here })
    if (next === null) return
    event.preventDefault()
    all[next]?.querySelector('a')?.focus()
  }
  return { ref: list, onKeyDown }
}

function lineOf(tiles: readonly Element[]): { readonly count: number; readonly columns: number } {
  const topOf = (tile: Element | undefined) => tile?.getBoundingClientRect().top
  const columns = tiles.filter((tile) => topOf(tile) === topOf(tiles[0])).length
  return { count: tiles.length, columns }
}
