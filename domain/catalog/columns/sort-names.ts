import type { RowPart } from '../row-part.ts'
import { type CatalogSort, isNameSort, nameToSort } from '../sorting.ts'
import type { RowRanks } from './page-of-order.ts'
import { PerValue } from './per-value.ts'
import type { WordsOfValues } from './word-column.ts'

/** What rows are called, one text each; their order is made when it is asked for and a name has changed since. */
export class SortNames {
  readonly #names: string[] = []
  #places: ReadonlyMap<string, number> | undefined
  readonly #makes = new PerValue<string>()
  readonly #models = new PerValue<string>()

  /** Answers whether that was a change. */
  put(slot: number, name: string): boolean {
    if (this.#names[slot] === name) return false
    this.#names[slot] = name
    this.#places = undefined
    return true
  }

  /** Of many rows, by the words of their makes and models. */
  fill(slots: Int32Array, part: RowPart, names: Record<'makeName' | 'model', WordsOfValues>): void {
    // With the space before the model, which would be one text more for each row.
    const makes = this.#makes.of(
      names.makeName.length,
      (at) => `${nameToSort(names.makeName[at] ?? [])} `,
    )
    const models = this.#models.of(names.model.length, (at) => nameToSort(names.model[at] ?? []))
    for (let at = 0; at < slots.length; at += 1) {
      const make = makes[part.coded.makeName.numbers[at] ?? 0] ?? ''
      const model = models[part.coded.model.numbers[at] ?? 0] ?? ''
      this.#names[slots[at] ?? 0] =
        make === ' ' || model === '' ? (make + model).trim() : make + model
    }
    this.#places = undefined
  }

  /** The next rows that are filled in are another load's. */
  endFill(): void {
    this.#makes.forget()
    this.#models.forget()
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
