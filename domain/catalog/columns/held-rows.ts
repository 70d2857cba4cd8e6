import type { CatalogRow } from '../catalog-row.ts'
import {
  type CatalogViewer,
  dealerFilterCodes,
  figuresIn,
  figuresOfRow,
  type OptionFilterCode,
  optionFilterCodes,
  type RangeFilterCode,
  rangeFilterCodes,
} from '../filters.ts'
import { indexedOptionsOfPart, indexedOptionsOfRow } from '../row-options.ts'
import type { RowPart } from '../row-part.ts'
import { type EquipmentWords, nameWordsOf } from '../row-words.ts'
import {
  type CatalogSort,
  catalogSorts,
  isKeptSort,
  isOpen,
  type KeptSort,
  nameToSort,
  sortKey,
  sortsByPrice,
} from '../sorting.ts'
import { larger } from './bits.ts'
import { FigureColumn } from './figure-column.ts'
import { FiguresOfPart } from './figures-of-part.ts'
import { OptionColumn } from './option-column.ts'
import { PerValue } from './per-value.ts'
import { RowSlots } from './row-slots.ts'
import { SortFigures } from './sort-figures.ts'
import { SortNames } from './sort-names.ts'
import { orderName, SortOrder } from './sort-order.ts'
import { WordColumn } from './word-column.ts'
import { WordsOfNames } from './words-of-names.ts'

const viewers: readonly CatalogViewer[] = ['public', 'dealer']

/** As `ChangedSearches`, while it is found out. */
export type Changed = { readonly viewers: Set<CatalogViewer>; ofWords: boolean }

/** All columns and orders of the catalogue, and how rows come into them, change and leave. */
export class HeldRows {
  readonly slots = new RowSlots((slots, words) => this.#grow(slots, words))
  endsAt = new Float64Array(0)
  readonly words: WordColumn
  readonly sortFigures = new SortFigures()
  readonly sortNames = new SortNames()
  readonly #options = new Map(optionFilterCodes.map((code) => [code, new OptionColumn()]))
  /** By code and viewer: the public's columns hold nothing that only dealers may know. */
  readonly #figuresToPut = viewers.flatMap((viewer) =>
    rangeFilterCodes.map((code) => ({ code, viewer, column: new FigureColumn() })),
  )
  readonly #figures = new Map(
    this.#figuresToPut.map(({ code, viewer, column }) => [`${code} ${viewer}`, column]),
  )
  readonly #orders = new Map<string, SortOrder>()
  readonly #ordersToPut: { sort: KeptSort; viewer: CatalogViewer; order: SortOrder }[] = []
  readonly #wordsOfNames = new WordsOfNames()
  readonly #nameWords = {
    makeName: new PerValue<readonly string[]>(),
    model: new PerValue<readonly string[]>(),
  }

  constructor(equipmentWords: EquipmentWords) {
    this.words = new WordColumn(equipmentWords)
    for (const sort of catalogSorts) {
      if (!isKeptSort(sort)) continue
      for (const viewer of sortsByPrice.includes(sort) ? viewers : viewers.slice(0, 1)) {
        const order = new SortOrder(this.slots.columns)
        this.#ordersToPut.push({ sort, viewer, order })
        this.#orders.set(orderName(sort, viewer), order)
      }
    }
  }

  optionsOf(code: OptionFilterCode): OptionColumn {
    const column = this.#options.get(code)
    if (!column) throw new Error(`No column of ${code}`)
    return column
  }

  figuresOf(code: RangeFilterCode, viewer: CatalogViewer): FigureColumn | undefined {
    return this.#figures.get(`${code} ${viewer}`)
  }

  orderOf(sort: CatalogSort, viewer: CatalogViewer): SortOrder {
    const order = this.#orders.get(orderName(sort, viewer))
    if (!order) throw new Error(`No order by ${sort}`)
    return order
  }

  /** The orders follow with `settle`. Adds which searches may have another answer now. */
  put(row: CatalogRow, changed: Changed): void {
    const known = this.slots.find(row.entityId)
    const slot = known ?? this.slots.take(row.entityId)
    const wasOpen = this.slots.columns.isOpen[slot]
    this.#putFacts(slot, row, changed)
    const hasMoved = known === undefined || this.slots.columns.isOpen[slot] !== wasOpen
    if (hasMoved) for (const viewer of viewers) changed.viewers.add(viewer)
    for (const { sort, viewer, order } of this.#ordersToPut) {
      if (!order.put(slot, sortKey(row, sort, viewer), hasMoved)) continue
      for (const one of sortsByPrice.includes(sort) ? [viewer] : viewers) changed.viewers.add(one)
    }
  }

  remove(entityId: number, changed: Changed): void {
    const slot = this.slots.free(entityId)
    if (slot === undefined) return
    for (const viewer of viewers) changed.viewers.add(viewer)
    for (const column of this.#options.values()) column.clear(slot)
    for (const { order } of this.#ordersToPut) order.clear(slot)
  }

  settle(): void {
    for (const { order } of this.#ordersToPut) order.settle()
  }

  /** So many rows will be filled in. */
  reserve(rows: number): void {
    this.slots.reserve(rows)
  }

  /** Rows that there are not yet; they have no order until `settleAll`. */
  fill(part: RowPart): void {
    const slots = this.slots.takeMany(part.entityIds.subarray(0, part.count))
    const names = { makeName: this.#wordsIn(part, 'makeName'), model: this.#wordsIn(part, 'model') }
    this.words.fill(slots, part, names)
    this.sortNames.fill(slots, part, names)
    for (const [code, column] of this.#options) {
      column.fill(slots, indexedOptionsOfPart(part, code))
    }
    this.#fillFigures(slots, part)
  }

  /** Ends a load: makes one order after the other, so that others have their turn between two. */
  *settleAll(): Generator<void> {
    this.#wordsOfNames.forget()
    for (const known of Object.values(this.#nameWords)) known.forget()
    for (const column of [this.words, this.sortNames, ...this.#options.values()]) column.endFill()
    const slotsById = this.slots.byId()
    yield
    for (const { order } of this.#ordersToPut) yield order.settleAll(slotsById)
  }

  #fillFigures(slots: Int32Array, part: RowPart): void {
    const { isOpen: isOpenAt } = this.slots.columns
    const figures = this.#figuresToPut.flatMap(({ code, viewer, column }) =>
      figuresIn[code].map((figureOf, index) => ({ figureOf, index, viewer, column })),
    )
    const rows = new FiguresOfPart(part)
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0
      const row = rows.at(at)
      isOpenAt[slot] = Number(isOpen(row))
      this.endsAt[slot] = row.endsAt
      for (const { figureOf, index, viewer, column } of figures) {
        column.fill(slot, index, figureOf(row, viewer))
      }
      this.sortFigures.put(slot, row)
      for (const { sort, viewer, order } of this.#ordersToPut) {
        order.fill(slot, sortKey(row, sort, viewer))
      }
    }
  }

  #wordsIn({ coded }: RowPart, fact: 'makeName' | 'model'): readonly (readonly string[])[] {
    const { values } = coded[fact]
    return this.#nameWords[fact].of(values.length, (number) =>
      this.#wordsOfNames.of(values[number] ?? ''),
    )
  }

  /** Everything but the orders. */
  #putFacts(slot: number, row: CatalogRow, changed: Changed): void {
    const nameWords = nameWordsOf(row)
    const words = [nameWords, row.descriptionWords, row.equipment]
    if (this.words.put(slot, words)) changed.ofWords = true
    if (this.sortNames.put(slot, nameToSort(nameWords))) changed.ofWords = true
    this.slots.columns.isOpen[slot] = Number(isOpen(row))
    this.endsAt[slot] = row.endsAt
    for (const [code, column] of this.#options) {
      if (!column.put(slot, indexedOptionsOfRow(row, code))) continue
      const concerned = dealerFilterCodes.includes(code) ? (['dealer'] as const) : viewers
      for (const viewer of concerned) changed.viewers.add(viewer)
    }
    for (const { code, viewer, column } of this.#figuresToPut) {
      if (column.put(slot, figuresOfRow(row, code, viewer))) changed.viewers.add(viewer)
    }
    if (this.sortFigures.put(slot, row)) changed.viewers.add('dealer')
  }

  #grow(slots: number, words: number): void {
    this.endsAt = larger(this.endsAt, new Float64Array(slots))
    this.words.grow(slots)
    for (const column of this.#options.values()) column.grow(slots, words)
    for (const { column } of this.#figuresToPut) column.grow(slots)
    this.sortFigures.grow(slots)
    for (const { order } of this.#ordersToPut) order.grow(slots)
  }
}
