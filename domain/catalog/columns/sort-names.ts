import { type CatalogSort, isNameSort } from '../sorting.ts'
import type { RowRanks } from './page-of-order.ts'

/** What rows are called, one text each; their order is made when it is asked for and a name has changed since. */
export class SortNames {
  readonly #names: string[] = []
  #places: ReadonlyMap<string, number> | undefined

  put(slot: number, name: string): void {
    if (this.#names[slot] === name) return
    this.#names[slot] = name
    this.#places = undefined
  }

  /** Undefined for orders by anything else. */
  ranksOf(sort: CatalogSort): RowRanks | undefined {
    if (!isNameSort(sort)) return undefined
    this.#places ??= placesOf(this.#names)
    const places = this.#places
    const last = places.size - 1
    const placeOf = (slot: number) => places.get(this.#names[slot] ?? '') ?? 0
    const rankOf = sort === 'vehicle' ? placeOf : (slot: number) => last - placeOf(slot)
    return { unknown: places.size, rankOf }
  }
}

function placesOf(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(names)].sort().map((name, place) => [name, place]))
}
