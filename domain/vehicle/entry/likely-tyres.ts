/** Tyres older than this are seldom on a vehicle that is sold. */
const oldestYears = 8
const newestCount = 4

/** Years that tyres of such a vehicle often have, the oldest first: those it came with, and the last full ones. */
export function likelyTyreYears(registrationYear: number, thisYear: number): readonly number[] {
  const newest = Array.from({ length: newestCount }, (_, index) => thisYear - newestCount + index)
  return [...new Set([registrationYear, ...newest])].filter(
    (year) => year >= registrationYear && year >= thisYear - oldestYears && year <= thisYear,
  )
}
