import type { AttributeCode } from '../../vehicle/catalogue/attributes.ts'
import type { DamageView } from '../../vehicle/catalogue/damage-views.ts'
import { textOf, textsOf, type VehicleValues } from '../../vehicle/values.ts'
import type { Damage } from '../listing.ts'

/**
 * A yes to accident, water or hail names a damage before anybody has pointed to it. It stands open in
 * the list until one of the damages shows it.
 */

export const announcements = ['accident', 'water', 'hail'] as const
export type Announcement = (typeof announcements)[number]

const questions = {
  accident: ['damaged', 'trailer_damaged'],
  water: ['water_damaged', 'trailer_water_damaged'],
  hail: ['hail_damaged', 'trailer_hail_damaged'],
} as const satisfies Readonly<Record<Announcement, readonly AttributeCode[]>>

const waterKinds: readonly string[] = [
  'leak',
  'water_stain',
  'mould',
  'soft',
  'seal_open',
  'delamination',
]

/** What a damage must show to be the one that was announced. */
const shows: Readonly<Record<Announcement, (kinds: readonly string[]) => boolean>> = {
  accident: (kinds) => kinds.some((kind) => kind !== 'hail' && !waterKinds.includes(kind)),
  water: (kinds) => kinds.some((kind) => waterKinds.includes(kind)),
  hail: (kinds) => kinds.includes('hail'),
}

/** What was repaired need not be listed, and can be. */
export function openAnnouncements(
  values: VehicleValues,
  damages: readonly Damage[],
): readonly Announcement[] {
  return announcements.filter((each) => {
    const isSaid = questions[each].some((code) => textOf(values, code) === 'yes')
    return isSaid && !damages.some((damage) => shows[each](textsOf(damage.values, 'damage_kind')))
  })
}

/** The view on which most of such damages lie. */
export const viewOfAnnouncement: Readonly<Record<Announcement, DamageView>> = {
  accident: 'right',
  water: 'inside',
  hail: 'roof',
}

/** The kind that is meant, where there is one alone. */
export const kindOfAnnouncement: Readonly<Partial<Record<Announcement, string>>> = { hail: 'hail' }
