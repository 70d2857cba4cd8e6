/**
 * The order of what is shown while somebody points at it. A refreshed answer may come in another
 * order; under the pointer it would put another vehicle where a press was meant for this one. So the
 * places stay, with new contents, until the pointer has left.
 */
export function steadyOrder<Item>(
  shown: readonly Item[],
  next: readonly Item[],
  keyOf: (item: Item) => number,
): readonly Item[] {
  const fresh = new Map(next.map((item) => [keyOf(item), item]))
  return shown.map((item) => fresh.get(keyOf(item)) ?? item)
}
