/** Values in the database's binary form, the highest byte first. */

const upperHalf = 2 ** 32
/** The database counts microseconds from here: 2000-01-01, in milliseconds of ours. */
const databaseEpochMs = 946_684_800_000
const listHeadBytes = 12
const dimensionBytes = 8

export function integerAt(bytes: Uint8Array, at: number): number {
  return (
    ((bytes[at] ?? 0) << 24) |
    ((bytes[at + 1] ?? 0) << 16) |
    ((bytes[at + 2] ?? 0) << 8) |
    (bytes[at + 3] ?? 0)
  )
}

/** A whole number of eight bytes; ids and instants are exact. */
export function bigintAt(bytes: Uint8Array, at: number): number {
  return integerAt(bytes, at) * upperHalf + (integerAt(bytes, at + 4) >>> 0)
}

/** In milliseconds. */
export function instantAt(bytes: Uint8Array, at: number): number {
  return databaseEpochMs + Math.round(bigintAt(bytes, at) / 1000)
}

export function booleanAt(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 1
}

const decoder = new TextDecoder()

export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return decoder.decode(bytes.subarray(at, at + length))
}

/** Where the first of a list's items begins, its length before it, and how many there are. */
export function itemsAt(
  bytes: Uint8Array,
  at: number,
): { readonly first: number; readonly count: number } {
  const dimensions = integerAt(bytes, at)
  if (dimensions === 0) return { first: at, count: 0 }
  return { first: at + listHeadBytes + dimensionBytes, count: integerAt(bytes, at + listHeadBytes) }
}

/** Of a list without nulls. */
export function textsAt(bytes: Uint8Array, at: number): readonly string[] {
  const { first, count } = itemsAt(bytes, at)
  const texts: string[] = []
  let from = first
  while (texts.length < count) {
    const length = integerAt(bytes, from)
    texts.push(textAt(bytes, from + 4, length))
    from += 4 + length
  }
  return texts
}
