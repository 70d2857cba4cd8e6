/** The middle one of an odd number of rounds. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}

/** A line of a table: the values right-aligned under headings of the same widths. */
export function tableLine(values: readonly string[], widths: readonly number[]): string {
  return values.map((value, index) => value.padStart(widths[index] ?? 0)).join(' ')
}
