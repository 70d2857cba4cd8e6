import type { Picture } from './listing.ts'

/** Positions are the order of the list; the first picture is the main one (spec 4). */

export const maxPictures = 60
/** Five from outside and five from inside sell better; one is enough (rules 12). */
export const recommendedPictures = { exterior: 5, interior: 5 } as const

const exteriorKinds = [
  'exterior_front',
  'exterior_rear',
  'exterior_left',
  'exterior_right',
  'roof',
  'tyre',
]
const interiorKinds = ['cab', 'living', 'kitchen', 'bath', 'bed', 'garage', 'dashboard_mileage']

/** As it is saved: places without a picture are dropped, positions follow the order. */
export function arrangedGallery(pictures: readonly Picture[]): readonly Picture[] {
  return pictures
    .filter((picture) => picture.value.trim() !== '')
    .map((picture, position) => ({ ...picture, position }))
}

/** As it is loaded: the stored positions decide, gaps close. */
export function galleryByPosition(pictures: readonly Picture[]): readonly Picture[] {
  return arrangedGallery([...pictures].sort((first, second) => first.position - second.position))
}

export function withMainPicture(pictures: readonly Picture[], value: string): readonly Picture[] {
  const main = pictures.filter((picture) => picture.value === value)
  return arrangedGallery([...main, ...pictures.filter((picture) => picture.value !== value)])
}

export function movedPicture(
  pictures: readonly Picture[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly Picture[] {
  const moved = pictures[from]
  if (!moved) return pictures
  const others = pictures.filter((_picture, position) => position !== from)
  return arrangedGallery([...others.slice(0, to), moved, ...others.slice(to)])
}

export function mainPictureOf(pictures: readonly Picture[]): Picture | undefined {
  return galleryByPosition(pictures)[0]
}

/** What the recommendation of five and five still lacks; nothing of it is required. */
export function recommendedPicturesMissing(pictures: readonly Picture[]) {
  const count = (kinds: readonly string[]) =>
    pictures.filter((picture) => picture.kind !== undefined && kinds.includes(picture.kind)).length
  return {
    exterior: Math.max(0, recommendedPictures.exterior - count(exteriorKinds)),
    interior: Math.max(0, recommendedPictures.interior - count(interiorKinds)),
  }
}
