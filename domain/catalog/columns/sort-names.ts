import type { CatalogRow } from '../catalog-row.ts'
import { type CatalogSort, isNameSort, nameToSort } from '../sorting.ts'

/** What rows are called, one text each; their order is made when it is asked for and a name has changed since. */
export class SortNames {
  readonly #names: string[] = []
  #places: ReadonlyMap<string, number> | undefined

  put(slot: number, row: CatalogRow): void {
    const name = nameToSort(row)
    if (this.#names[slot] === name) return
    this.#names[slot] = name
    this.#places = undefined
  }

  /** Of the row in a slot, between -1 and 1, smallest first. Undefined for orders by anything else. */
  keysOf(sort: CatalogSort): ((slot: number) => number | null) | undefined {
    if (!isNameSort(sort)) return undefined
    this.#places ??= placesOf(this.#names)
    const places = this.#places
    const direction = sort === 'vehicle' ? 1 : -1
    return (slot) => (places.get(this.#names[slot] ?? '') ?? 0) * direction
  }
}

function placesOf(names: readonly string[]): ReadonlyMap<string, number> {
  const sorted = [...new Set(names)].sort()
  return new Map(sorted.map((name, index) => [name, index / sorted.length]))
}
