import { textOf } from '../vehicle/values.ts'
import type { Damage } from './listing.ts'
import { isSameDefect } from './report-defect.ts'

type Likeness = (one: Damage, other: Damage) => boolean

/**
 * The likeliest match first. Two damages may have the same text: then pictures and place in the list
 * decide. A damage with the same text goes before one with a new text, which is recognised by its
 * place on the vehicle.
 */
const likenesses: readonly Likeness[] = [
  (one, other) => saysTheSame(one, other) && hasSamePictures(one, other) && isAsFarDown(one, other),
  (one, other) => saysTheSame(one, other) && hasSamePictures(one, other),
  (one, other) => saysTheSame(one, other) && isAsFarDown(one, other),
  saysTheSame,
  (one, other) => hasSameArea(one, other) && isAsFarDown(one, other),
  hasSameArea,
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
      const known = [...free].find((each) => isAlike(each, damage))
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

function saysTheSame(one: Damage, other: Damage): boolean {
  return isSameDefect(one.values, other.values)
}

function isAsFarDown(one: Damage, other: Damage): boolean {
  return one.sortOrder === other.sortOrder
}

function hasSameArea(one: Damage, other: Damage): boolean {
  const area = areaOf(one)
  return area !== undefined && area === areaOf(other)
}

function areaOf({ values }: Damage): string | undefined {
  return textOf(values, 'damage_area') ?? textOf(values, 'trailer_damage_area')
}

function hasSamePictures({ pictures }: Damage, other: Damage): boolean {
  const names = (each: Damage['pictures']) => each.map(({ value }) => value).join()
  return names(pictures) === names(other.pictures)
}
