import type { CatalogRow } from '../catalog-row.ts'
import { listFacets } from '../facets.ts'
import {
  type CatalogFilter,
  type CatalogViewer,
  dealerFilterCodes,
  figuresOfRow,
  filterFor,
  type OptionFilterCode,
  optionFilterCodes,
  rangeFilterCodes,
} from '../filters.ts'
import { plainWords } from '../plain-words.ts'
import { indexedOptionsOfRow } from '../row-options.ts'
import { type EquipmentWords, nameWordsOf } from '../row-words.ts'
import type { CatalogResult, CatalogSearch } from '../search.ts'
import {
  type CatalogSort,
  catalogSorts,
  isKeptSort,
  isOpen,
  isPlaceSort,
  type KeptSort,
  nameToSort,
  sortFor,
  sortKey,
  sortsByPrice,
} from '../sorting.ts'
import { type Bits, keepCommon, larger, setBit } from './bits.ts'
import { countOpen } from './count-open.ts'
import { FigureColumn } from './figure-column.ts'
import { OptionColumn } from './option-column.ts'
import { pageByRank, pageOf } from './page-of-order.ts'
import { combine, type RowSet } from './passing-rows.ts'
import { RegionDistances } from './region-distances.ts'
import { RowSlots } from './row-slots.ts'
import { SortFigures } from './sort-figures.ts'
import { SortNames } from './sort-names.ts'
import { orderName, SortOrder } from './sort-order.ts'
import { WordColumn } from './word-column.ts'

/**
 * The catalogue by columns: a search looks at the columns that it asks for and at no row. Equal to the
 * search row by row (`testing/search-rows.ts`), and some hundred times as fast.
 */

const viewers: readonly CatalogViewer[] = ['public', 'dealer']

export class CatalogColumns {
  readonly #slots = new RowSlots((slots, words) => this.#grow(slots, words))
  #endsAt = new Float64Array(0)
  readonly #options = new Map(optionFilterCodes.map((code) => [code, new OptionColumn()]))
  readonly #words: WordColumn
  /** By code and viewer: the public's columns hold nothing that only dealers may know. */
  readonly #figuresToPut = viewers.flatMap((viewer) =>
    rangeFilterCodes.map((code) => ({ code, viewer, column: new FigureColumn() })),
  )
  readonly #figures = new Map(
    this.#figuresToPut.map(({ code, viewer, column }) => [`${code} ${viewer}`, column]),
  )
  readonly #orders = new Map<string, SortOrder>()
  readonly #ordersToPut: { sort: KeptSort; viewer: CatalogViewer; order: SortOrder }[] = []
  readonly #distances = new RegionDistances(this.#column('distance'))
  readonly #sortFigures = new SortFigures()
  readonly #sortNames = new SortNames()

  constructor(equipmentWords: EquipmentWords) {
    this.#words = new WordColumn(equipmentWords)
    for (const sort of catalogSorts) {
      if (!isKeptSort(sort)) continue
      for (const viewer of sortsByPrice.includes(sort) ? viewers : viewers.slice(0, 1)) {
        const order = new SortOrder(this.#slots.columns)
        this.#ordersToPut.push({ sort, viewer, order })
        this.#orders.set(orderName(sort, viewer), order)
      }
    }
  }

  get size(): number {
    return this.#slots.size
  }

  has(entityId: number): boolean {
    return this.#slots.find(entityId) !== undefined
  }

  /**
   * Puts rows in or in place of what was there, and takes others out; the orders follow once. Answers
   * for which viewers a search may have another answer now: a bid changes nothing for the public.
   */
  change(change: {
    readonly put: readonly CatalogRow[]
    readonly removed: readonly number[]
  }): ReadonlySet<CatalogViewer> {
    const changedFor = new Set<CatalogViewer>()
    for (const entityId of change.removed) this.#remove(entityId, changedFor)
    for (const row of change.put) this.#put(row, changedFor)
    for (const { order } of this.#ordersToPut) order.settle()
    return changedFor
  }

  /** Puts many rows into an index that nobody searches yet; they have no order until `settle`. */
  fill(rows: readonly CatalogRow[]): void {
    const changedFor = new Set<CatalogViewer>()
    for (const row of rows) {
      const slot = this.#slots.find(row.entityId) ?? this.#slots.take(row.entityId)
      this.#putFacts(slot, row, changedFor)
      for (const { sort, viewer, order } of this.#ordersToPut) {
        order.fill(slot, sortKey(row, sort, viewer))
      }
    }
  }

  /** Makes one order after the other, so that others have their turn between two. */
  *settle(): Generator<void> {
    for (const { order } of this.#ordersToPut) yield order.settleAll()
  }

  search(search: CatalogSearch): CatalogResult {
    const orderOf = (sort: CatalogSort) => this.#orderOf(sort, search.viewer)
    const filter = filterFor(search.filter, search)
    const { all, without } = combine({
      listed: { bits: this.#slots.listed, count: this.size },
      candidates: this.#candidates(filter, search),
      chosen: this.#chosenRows(filter, search),
    })
    const page = this.#pageOf(search, all)
    const rows = { found: all.bits, isOpen: this.#slots.columns.isOpen, endsAt: this.#endsAt }
    return {
      entityIds: page.map((slot) => this.#slots.columns.entityIds[slot] ?? 0),
      total: all.count,
      ...countOpen(orderOf, rows, search),
      facets: listFacets(filter, (code) => this.#countsOf(code, without(code), search)),
    }
  }

  #pageOf(search: CatalogSearch, found: RowSet): readonly number[] {
    const sort = sortFor(search)
    const ranks = this.#ranksOf(sort, search)
    if (!ranks) return pageOf(this.#orderOf(sort, search.viewer), found, search)
    const rows = { ...found, ...ranks, isOpen: this.#slots.columns.isOpen }
    return pageByRank(this.#orderOf('ending', search.viewer), rows, search)
  }

  /** Of orders that are not kept. */
  #ranksOf(sort: CatalogSort, { origin }: CatalogSearch) {
    const direction = sort === 'distance' ? 1 : -1
    if (isPlaceSort(sort)) return origin && this.#distances.from(origin, direction)
    return this.#sortNames.ranksOf(sort) ?? this.#sortFigures.ranksOf(sort)
  }

  #countsOf(code: OptionFilterCode, rows: RowSet, { viewer, origin }: CatalogSearch) {
    if (viewer === 'public' && dealerFilterCodes.includes(code)) return new Map<string, number>()
    if (code !== 'distance') return this.#column(code).countsAmong(rows)
    return origin ? this.#distances.countsAmong(rows, origin) : new Map<string, number>()
  }

  #chosenRows(filter: CatalogFilter, { origin }: CatalogSearch): Map<OptionFilterCode, Bits> {
    const chosen = new Map<OptionFilterCode, Bits>()
    for (const code of optionFilterCodes) {
      const options = filter.options[code]
      if (!options || options.length === 0) continue
      const wanted = code === 'distance' ? this.#distances.regionsWithin(options, origin) : options
      chosen.set(code, this.#column(code).rowsWith(wanted))
    }
    return chosen
  }

  /** Listed rows within all ranges and with all words. */
  #candidates(filter: CatalogFilter, { viewer, among }: CatalogSearch): Bits {
    const rows = among ? this.#rowsOf(among) : this.#slots.listed.slice(0, this.#slots.usedWords)
    for (const code of rangeFilterCodes) {
      const range = filter.ranges[code]
      const column = this.#figures.get(`${code} ${viewer}`)
      if (range && column) keepCommon(rows, column.rowsWithin(range, rows.length))
    }
    for (const term of new Set(plainWords(filter.text ?? ''))) this.#words.keepMeant(rows, term)
    return rows
  }

  #rowsOf(entityIds: readonly number[]): Bits {
    const rows = new Int32Array(this.#slots.usedWords)
    for (const entityId of entityIds) {
      const slot = this.#slots.find(entityId)
      if (slot !== undefined) setBit(rows, slot)
    }
    return rows
  }

  #put(row: CatalogRow, changedFor: Set<CatalogViewer>): void {
    const known = this.#slots.find(row.entityId)
    const slot = known ?? this.#slots.take(row.entityId)
    const wasOpen = this.#slots.columns.isOpen[slot]
    this.#putFacts(slot, row, changedFor)
    const hasMoved = known === undefined || this.#slots.columns.isOpen[slot] !== wasOpen
    if (hasMoved) for (const viewer of viewers) changedFor.add(viewer)
    for (const { sort, viewer, order } of this.#ordersToPut) {
      if (!order.put(slot, sortKey(row, sort, viewer), hasMoved)) continue
      for (const one of sortsByPrice.includes(sort) ? [viewer] : viewers) changedFor.add(one)
    }
  }

  /** Everything but the orders. */
  #putFacts(slot: number, row: CatalogRow, changedFor: Set<CatalogViewer>): void {
    const nameWords = nameWordsOf(row)
    let hasChanged = this.#words.put(slot, [nameWords, row.descriptionWords, row.equipment])
    this.#slots.columns.isOpen[slot] = Number(isOpen(row))
    this.#endsAt[slot] = row.endsAt
    for (const [code, column] of this.#options) {
      if (!column.put(slot, indexedOptionsOfRow(row, code))) continue
      if (dealerFilterCodes.includes(code)) changedFor.add('dealer')
      else hasChanged = true
    }
    if (hasChanged) for (const viewer of viewers) changedFor.add(viewer)
    for (const { code, viewer, column } of this.#figuresToPut) {
      if (column.put(slot, figuresOfRow(row, code, viewer))) changedFor.add(viewer)
    }
    this.#sortNames.put(slot, nameToSort(nameWords))
    if (this.#sortFigures.put(slot, row)) changedFor.add('dealer')
  }

  #remove(entityId: number, changedFor: Set<CatalogViewer>): void {
    const slot = this.#slots.free(entityId)
    if (slot === undefined) return
    for (const viewer of viewers) changedFor.add(viewer)
    for (const column of this.#options.values()) column.clear(slot)
    for (const { order } of this.#ordersToPut) order.clear(slot)
  }

  #grow(slots: number, words: number): void {
    this.#endsAt = larger(this.#endsAt, new Float64Array(slots))
    for (const column of this.#options.values()) column.grow(slots, words)
    for (const { column } of this.#figuresToPut) column.grow(slots)
    this.#sortFigures.grow(slots)
    for (const { order } of this.#ordersToPut) order.grow(slots)
  }

  #column(code: OptionFilterCode): OptionColumn {
    const column = this.#options.get(code)
    if (!column) throw new Error(`No column of ${code}`)
    return column
  }

  #orderOf(sort: CatalogSort, viewer: CatalogViewer): SortOrder {
    const order = this.#orders.get(orderName(sort, viewer))
    if (!order) throw new Error(`No order by ${sort}`)
    return order
  }
}
