import type { CatalogRow } from '../catalog-row.ts'
import { listFacets } from '../facets.ts'
import {
  type CatalogFilter,
  dealerFilterCodes,
  filterFor,
  type OptionFilterCode,
  optionFilterCodes,
  rangeFilterCodes,
} from '../filters.ts'
import { plainWords } from '../plain-words.ts'
import type { RowPart } from '../row-part.ts'
import type { EquipmentWords } from '../row-words.ts'
import type { CatalogResult, CatalogSearch, ChangedSearches } from '../search.ts'
import { type CatalogSort, isPlaceSort, sortFor } from '../sorting.ts'
import { type Bits, keepCommon, setBit } from './bits.ts'
import { countOpen } from './count-open.ts'
import { type Changed, HeldRows } from './held-rows.ts'
import { pageByRank, pageOf } from './page-of-order.ts'
import { combine, type RowSet } from './passing-rows.ts'
import { RegionDistances } from './region-distances.ts'

/**
 * The catalogue by columns: a search looks at the columns that it asks for and at no row. Equal to the
 * search row by row (`testing/search-rows.ts`), and some hundred times as fast.
 */

export class CatalogColumns {
  readonly #held: HeldRows
  readonly #distances: RegionDistances

  constructor(equipmentWords: EquipmentWords) {
    this.#held = new HeldRows(equipmentWords)
    this.#distances = new RegionDistances(this.#held.optionsOf('distance'))
  }

  get size(): number {
    return this.#held.slots.size
  }

  has(entityId: number): boolean {
    return this.#held.slots.find(entityId) !== undefined
  }

  /**
   * Puts rows in or in place of what was there, and takes others out; the orders follow once. Answers
   * which searches may have another answer now: a bid changes nothing for the public.
   */
  change(change: {
    readonly put: readonly CatalogRow[]
    readonly removed: readonly number[]
  }): ChangedSearches {
    const changed: Changed = { viewers: new Set(), ofWords: false }
    for (const entityId of change.removed) this.#held.remove(entityId, changed)
    for (const row of change.put) this.#held.put(row, changed)
    this.#held.settle()
    return changed
  }

  /** So many rows will be filled in. */
  reserve(rows: number): void {
    this.#held.reserve(rows)
  }

  /** Puts many rows, each of them once, into an index that nobody searches yet: they have no order until `settle`. */
  fill(part: RowPart): void {
    this.#held.fill(part)
  }

  /** Ends a load: makes one order after the other, so that others have their turn between two. */
  settle(): Generator<void> {
    return this.#held.settleAll()
  }

  search(search: CatalogSearch): CatalogResult {
    const orderOf = (sort: CatalogSort) => this.#held.orderOf(sort, search.viewer)
    const filter = filterFor(search.filter, search)
    const { all, without } = combine({
      listed: { bits: this.#held.slots.listed, count: this.size },
      candidates: this.#candidates(filter, search),
      chosen: this.#chosenRows(filter, search),
    })
    const page = this.#pageOf(search, all)
    const rows = {
      found: all.bits,
      isOpen: this.#held.slots.columns.isOpen,
      endsAt: this.#held.endsAt,
    }
    return {
      entityIds: page.map((slot) => this.#held.slots.columns.entityIds[slot] ?? 0),
      total: all.count,
      ...countOpen(orderOf, rows, search),
      facets: listFacets(filter, (code) => this.#countsOf(code, without(code), search)),
    }
  }

  #pageOf(search: CatalogSearch, found: RowSet): readonly number[] {
    const sort = sortFor(search)
    const ranks = this.#ranksOf(sort, search)
    if (!ranks) return pageOf(this.#held.orderOf(sort, search.viewer), found, search)
    const rows = { ...found, ...ranks, isOpen: this.#held.slots.columns.isOpen }
    return pageByRank(this.#held.orderOf('ending', search.viewer), rows, search)
  }

  /** Of orders that are not kept. */
  #ranksOf(sort: CatalogSort, { origin }: CatalogSearch) {
    const direction = sort === 'distance' ? 1 : -1
    if (isPlaceSort(sort)) return origin && this.#distances.from(origin, direction)
    return this.#held.sortNames.ranksOf(sort) ?? this.#held.sortFigures.ranksOf(sort)
  }

  #countsOf(code: OptionFilterCode, rows: RowSet, { viewer, origin }: CatalogSearch) {
    if (viewer === 'public' && dealerFilterCodes.includes(code)) return new Map<string, number>()
    if (code !== 'distance') return this.#held.optionsOf(code).countsAmong(rows)
    return origin ? this.#distances.countsAmong(rows, origin) : new Map<string, number>()
  }

  #chosenRows(filter: CatalogFilter, { origin }: CatalogSearch): Map<OptionFilterCode, Bits> {
    const chosen = new Map<OptionFilterCode, Bits>()
    for (const code of optionFilterCodes) {
      const options = filter.options[code]
      if (!options || options.length === 0) continue
      const wanted = code === 'distance' ? this.#distances.regionsWithin(options, origin) : options
      chosen.set(code, this.#held.optionsOf(code).rowsWith(wanted))
    }
    return chosen
  }

  /** Listed rows within all ranges and with all words. */
  #candidates(filter: CatalogFilter, { viewer, among }: CatalogSearch): Bits {
    const rows = among
      ? this.#rowsOf(among)
      : this.#held.slots.listed.slice(0, this.#held.slots.usedWords)
    for (const code of rangeFilterCodes) {
      const range = filter.ranges[code]
      const column = this.#held.figuresOf(code, viewer)
      if (range && column) keepCommon(rows, column.rowsWithin(range, rows.length))
    }
    for (const term of new Set(plainWords(filter.text ?? '')))
      this.#held.words.keepMeant(rows, term)
    return rows
  }

  #rowsOf(entityIds: readonly number[]): Bits {
    const rows = new Int32Array(this.#held.slots.usedWords)
    for (const entityId of entityIds) {
      const slot = this.#held.slots.find(entityId)
      if (slot !== undefined) setBit(rows, slot)
    }
    return rows
  }
}
