/** Of a row whose keys move one focus: where a key leads from a place, undefined where it leads nowhere. */
export function roving(key: string, from: number, count: number, axis: Axis): number | undefined {
  if (count === 0) return undefined
  const [back, forward] = keysOf[axis]
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === forward) return (from + 1) % count
  if (key === back) return (from - 1 + count) % count
  return undefined
}

type Axis = 'row' | 'column'

const keysOf: Readonly<Record<Axis, readonly [string, string]>> = {
  row: ['ArrowLeft', 'ArrowRight'],
  column: ['ArrowUp', 'ArrowDown'],
}

/** The next after a place whose text begins with what was typed, once around. */
export function beginningWith(first: string, from: number, texts: readonly string[]): number {
  const wanted = first.toLocaleLowerCase()
  const places = texts.map((_text, index) => (from + 1 + index) % texts.length)
  return places.find((place) => texts[place]?.toLocaleLowerCase().startsWith(wanted)) ?? -1
}
