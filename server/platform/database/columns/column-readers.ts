import { integerAt, itemsAt, textAt } from './binary-values.ts'
import { ByteNumbers } from './byte-numbers.ts'

/** One column of rows in binary form, row after row, into arrays that are used again for the next part. */

const firstRoom = 1024
const lengthBytes = 4

export type ColumnReader = {
  /** The value of the next row; its length is below zero for null. */
  readonly take: (bytes: Uint8Array, at: number, length: number) => void
  /** The next row is the first of another part. */
  readonly rewind: () => void
}

/** The columns of a row, in their order. */
export function readColumns(
  columns: readonly ColumnReader[],
  bytes: Uint8Array,
  start: number,
): void {
  let at = start
  for (let index = 0; index < columns.length; index += 1) {
    const length = integerAt(bytes, at)
    at += lengthBytes
    columns[index]?.take(bytes, at, length)
    if (length > 0) at += length
  }
}

export class FigureReader implements ColumnReader {
  values = new Float64Array(firstRoom)
  #count = 0
  readonly #figureAt: (bytes: Uint8Array, at: number) => number
  readonly #whenNull: number

  constructor(figureAt: (bytes: Uint8Array, at: number) => number, whenNull = Number.NaN) {
    this.#figureAt = figureAt
    this.#whenNull = whenNull
  }

  take(bytes: Uint8Array, at: number, length: number): void {
    if (this.#count === this.values.length) this.values = twice(this.values, Float64Array)
    this.values[this.#count] = length < 0 ? this.#whenNull : this.#figureAt(bytes, at)
    this.#count += 1
  }

  rewind(): void {
    this.#count = 0
  }
}

/** Values that many rows share: a number for each row, and each value once, also from part to part. */
export class CodedReader<Value> implements ColumnReader {
  numbers = new Int32Array(firstRoom)
  readonly values: Value[] = []
  #count = 0
  readonly #byBytes = new ByteNumbers()
  /** By number of the bytes: the number of the value. */
  readonly #numberOf: number[] = []
  #numberOfNull: number | undefined
  readonly #valueAt: (bytes: Uint8Array, at: number, length: number) => Value
  readonly #whenNull: Value

  constructor(valueAt: (bytes: Uint8Array, at: number, length: number) => Value, whenNull: Value) {
    this.#valueAt = valueAt
    this.#whenNull = whenNull
  }

  take(bytes: Uint8Array, at: number, length: number): void {
    if (this.#count === this.numbers.length) this.numbers = twice(this.numbers, Int32Array)
    this.numbers[this.#count] = length < 0 ? this.#nullNumber() : this.#number(bytes, at, length)
    this.#count += 1
  }

  rewind(): void {
    this.#count = 0
  }

  #number(bytes: Uint8Array, at: number, length: number): number {
    const known = this.#byBytes.numberOf(bytes, at, at + length)
    if (known === this.#numberOf.length) {
      this.#numberOf.push(this.values.push(this.#valueAt(bytes, at, length)) - 1)
    }
    return this.#numberOf[known] ?? 0
  }

  #nullNumber(): number {
    this.#numberOfNull ??= this.values.push(this.#whenNull) - 1
    return this.#numberOfNull
  }
}

/** Lists of words without nulls: the numbers of all rows' words in one array, and where each row's end. */
export class WordListReader implements ColumnReader {
  ends = new Int32Array(firstRoom)
  numbers = new Int32Array(firstRoom)
  readonly values: string[] = []
  #count = 0
  #end = 0
  readonly #byBytes = new ByteNumbers()

  take(bytes: Uint8Array, at: number): void {
    const { first, count } = itemsAt(bytes, at)
    if (this.#count === this.ends.length) this.ends = twice(this.ends, Int32Array)
    while (this.#end + count > this.numbers.length) this.numbers = twice(this.numbers, Int32Array)
    let from = first
    for (let item = 0; item < count; item += 1) {
      const length = integerAt(bytes, from)
      from += lengthBytes
      const number = this.#byBytes.numberOf(bytes, from, from + length)
      if (number === this.values.length) this.values.push(textAt(bytes, from, length))
      this.numbers[this.#end] = number
      this.#end += 1
      from += length
    }
    this.ends[this.#count] = this.#end
    this.#count += 1
  }

  rewind(): void {
    this.#count = 0
    this.#end = 0
  }
}

function twice<Column extends Float64Array | Int32Array>(
  column: Column,
  type: new (length: number) => Column,
): Column {
  const larger = new type(2 * column.length)
  larger.set(column)
  return larger
}
