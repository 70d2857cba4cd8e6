/**
 * Arrays as parameters in PostgreSQL's binary format. As text, each element is quoted here and parsed
 * there, JSON once inside the other, and each instant goes through the calendar twice. The type of a
 * parameter has to be named in the statement, for example `$1::json[]`. Null is null.
 */

type Values<Value> = readonly (Value | null)[]

/** How one type's elements are written: its number among PostgreSQL's types, length and bytes. */
type Element<Value> = {
  readonly type: number
  readonly lengthOf: (value: Value) => number
  /** At the place given, in as many bytes as the length says. */
  readonly write: (buffer: Buffer, value: Value, at: number) => void
}

const headBytes = 12
const dimensionBytes = 8
const lengthBytes = 4
const nullLength = -1
/** PostgreSQL counts microseconds from here: 2000-01-01, in milliseconds of ours. */
const databaseEpochMs = 946_684_800_000
const upperHalf = 2 ** 32

export const booleans = (values: Values<boolean>): Buffer => encoded(boolean, values)
export const integers = (values: Values<number>): Buffer => encoded(integer, values)
/** Ids and other whole numbers that a number holds exactly. */
export const bigints = (values: Values<number>): Buffer => encoded(bigint, values)
export const texts = (values: Values<string>): Buffer => encoded(text, values)
/** Documents as JSON texts, for `json[]`. */
export const documents = (values: Values<string>): Buffer => encoded(json, values)
/** Instants in milliseconds, for `timestamptz[]`. */
export const instants = (values: Values<number>): Buffer => encoded(timestamptz, values)
export const bytes = (values: Values<Buffer>): Buffer => encoded(bytea, values)
export const uuids = (values: Values<string>): Buffer => encoded(uuid, values)

const boolean: Element<boolean> = {
  type: 16,
  lengthOf: () => 1,
  write: (buffer, value, at) => buffer.writeUInt8(value ? 1 : 0, at),
}

const integer: Element<number> = {
  type: 23,
  lengthOf: () => 4,
  write: (buffer, value, at) => buffer.writeInt32BE(value, at),
}

const bigint: Element<number> = { type: 20, lengthOf: () => 8, write: writeWhole }

const text: Element<string> = {
  type: 25,
  lengthOf: (value) => Buffer.byteLength(value),
  write: (buffer, value, at) => buffer.write(value, at),
}

const json: Element<string> = { ...text, type: 114 }

const timestamptz: Element<number> = {
  type: 1184,
  lengthOf: () => 8,
  write: (buffer, value, at) => writeWhole(buffer, (value - databaseEpochMs) * 1000, at),
}

const bytea: Element<Buffer> = {
  type: 17,
  lengthOf: (value) => value.length,
  write: (buffer, value, at) => value.copy(buffer, at),
}

const uuid: Element<string> = {
  type: 2950,
  lengthOf: () => 16,
  write: (buffer, value, at) => buffer.write(value.replaceAll('-', ''), at, 'hex'),
}

/** Two halves, because a number's bits are not those of a whole number of eight bytes. */
function writeWhole(buffer: Buffer, value: number, at: number): void {
  buffer.writeInt32BE(Math.floor(value / upperHalf), at)
  buffer.writeUInt32BE(value - Math.floor(value / upperHalf) * upperHalf, at + 4)
}

function encoded<Value>(element: Element<Value>, values: Values<Value>): Buffer {
  const isEmpty = values.length === 0
  const lengths = values.map((value) => (value === null ? nullLength : element.lengthOf(value)))
  let size = headBytes + (isEmpty ? 0 : dimensionBytes)
  for (const length of lengths) size += lengthBytes + Math.max(length, 0)
  const buffer = Buffer.allocUnsafe(size)
  let at = buffer.writeInt32BE(isEmpty ? 0 : 1, 0)
  at = buffer.writeInt32BE(lengths.includes(nullLength) ? 1 : 0, at)
  at = buffer.writeInt32BE(element.type, at)
  if (isEmpty) return buffer
  at = buffer.writeInt32BE(values.length, at)
  // Counted from one, as SQL does.
  at = buffer.writeInt32BE(1, at)
  // Counted by hand: pairs of place and value would be a list each, some forty for a bid.
  let place = 0
  for (const value of values) {
    const length = lengths[place] ?? nullLength
    place += 1
    at = buffer.writeInt32BE(length, at)
    if (value === null) continue
    element.write(buffer, value, at)
    at += length
  }
  return buffer
}
