import { deserialize, serialize } from 'node:v8'
import type { AdPart } from './catalog-ad-columns-store.ts'

/**
 * A part as it is kept: its rows alone, numbers no wider than they have to be, and of the values of a column those that
 * no part before it had.
 */
type KeptPart = {
  readonly count: number
  readonly figures: Readonly<Record<string, Float64Array>>
  readonly coded: Readonly<Record<string, KeptNumbers>>
  readonly words: Readonly<Record<string, KeptNumbers & { readonly ends: Int32Array }>>
}

type KeptNumbers = { readonly numbers: Narrow; readonly values: readonly unknown[] }
type Narrow = Uint8Array | Uint16Array | Int32Array

/** Packs the parts of one load, in their order. */
export function packParts(): (part: AdPart) => Buffer {
  const known = new Map<string, number>()
  const keep = (column: string, numbers: Int32Array, values: readonly unknown[]): KeptNumbers => {
    const before = known.get(column) ?? 0
    known.set(column, values.length)
    return { numbers: narrowed(numbers, values.length), values: values.slice(before) }
  }
  return ({ count, entityIds, releasedIds, publishedAt, figures, coded, words }) => {
    const packed: KeptPart = {
      count,
      figures: mapValues({ ...figures, entityIds, releasedIds, publishedAt }, (column) =>
        column.slice(0, count),
      ),
      coded: mapValues(coded, ({ numbers, values }, column) =>
        keep(column, numbers.subarray(0, count), values),
      ),
      words: mapValues(words, ({ ends, numbers, values }, column) => ({
        ...keep(column, numbers.subarray(0, ends[count - 1] ?? 0), values),
        ends: ends.slice(0, count),
      })),
    }
    return serialize(packed)
  }
}

/** Reads them again in the same order. What a part answers is read over by the next. */
export function unpackParts(): (bytes: Uint8Array) => AdPart {
  const known = new Map<string, unknown[]>()
  const valuesOf = (column: string, more: readonly unknown[]): readonly unknown[] => {
    const values = known.get(column) ?? []
    for (const value of more) values.push(value)
    known.set(column, values)
    return values
  }
  return (bytes) => {
    const { count, figures, coded, words }: KeptPart = deserialize(bytes)
    const { entityIds, releasedIds, publishedAt, ...own } = figures
    return {
      ...{ count, entityIds, releasedIds, publishedAt, figures: own },
      coded: mapValues(coded, ({ numbers, values }, column) => ({
        numbers: new Int32Array(numbers),
        values: valuesOf(column, values),
      })),
      words: mapValues(words, ({ ends, numbers, values }, column) => ({
        ends,
        numbers: new Int32Array(numbers),
        values: valuesOf(column, values),
      })),
      // Packed above from such a part, by a program with the same columns.
    } as unknown as AdPart
  }
}

function narrowed(numbers: Int32Array, values: number): Narrow {
  if (values <= 2 ** 8) return new Uint8Array(numbers)
  if (values <= 2 ** 16) return new Uint16Array(numbers)
  return numbers.slice()
}

function mapValues<Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, name: string) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]))
}
