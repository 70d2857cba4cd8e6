import type { Damage } from './listing.ts'
import { isSameDefect } from './report-defect.ts'

/** The likeliest first: two damages may say the same, and then pictures and place tell them apart. */
const likenesses: readonly ((one: Damage, other: Damage) => boolean)[] = [
  (one, other) => hasSamePictures(one, other) && one.sortOrder === other.sortOrder,
  hasSamePictures,
  (one, other) => one.sortOrder === other.sortOrder,
  () => true,
]

/**
 * A form sends damages without their reports: each finds its own among those that stood before, and
 * no report is found twice (rules 8).
 */
export function withKeptReports(
  before: readonly Damage[],
  sent: readonly Damage[],
): readonly Damage[] {
  const free = new Set(before)
  const found = new Map<Damage, Damage>()
  for (const isAlike of likenesses) {
    for (const damage of sent) {
      if (found.has(damage)) continue
      const known = [...free].find(
        (each) => isSameDefect(each.values, damage.values) && isAlike(each, damage),
      )
      if (!known) continue
      free.delete(known)
      found.set(damage, known)
    }
  }
  return sent.map((damage) => {
    const report = found.get(damage)?.report
    return report ? { ...damage, report } : damage
  })
}

function hasSamePictures({ pictures }: Damage, other: Damage): boolean {
  const names = (each: Damage['pictures']) => each.map(({ value }) => value).join()
  return names(pictures) === names(other.pictures)
}
