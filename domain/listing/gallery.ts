import type { VehicleKind } from '../vehicle/attribute.ts'
import type { Listing, Picture } from './listing.ts'

/** Positions are the order of the list; the first picture is the main one (spec 4). */

/** Of gallery and more images together. */
export const maxPictures = 60

/** Official documents of one ad, scans of single pages included. */
export const maxDocuments = 20

/** What only the review sees: it holds the identification number. */
export const typePlate = 'type_plate'

type SlotRow = {
  readonly id: string
  readonly side: 'exterior' | 'interior'
  /** An option of `image_kind`, or the type plate. */
  readonly kind: string
  readonly only?: VehicleKind
}

/**
 * The ten pictures that are asked for one by one. A corner of the vehicle shows two of its sides and
 * stands for one of them, so that each place has a kind of its own.
 */
export const pictureSlots = [
  { id: 'front_left', side: 'exterior', kind: 'exterior_front' },
  { id: 'rear_right', side: 'exterior', kind: 'exterior_rear' },
  { id: 'front_right', side: 'exterior', kind: 'exterior_right' },
  { id: 'rear_left', side: 'exterior', kind: 'exterior_left' },
  { id: 'type_plate', side: 'exterior', kind: typePlate },
  { id: 'dashboard', side: 'interior', kind: 'dashboard_mileage', only: 'motorhome' },
  { id: 'living', side: 'interior', kind: 'living' },
  { id: 'kitchen', side: 'interior', kind: 'kitchen' },
  { id: 'bed', side: 'interior', kind: 'bed' },
  { id: 'bath', side: 'interior', kind: 'bath' },
  { id: 'storage', side: 'interior', kind: 'garage', only: 'trailer' },
] as const satisfies readonly SlotRow[]

export type PictureSlot = (typeof pictureSlots)[number]
export type PictureSlotId = PictureSlot['id']

/**
 * Five from outside and five from inside are recommended, one is enough (rules 12): a trailer has
 * its storage where a motorhome has a dashboard.
 */
export function slotsOf(vehicle: VehicleKind): readonly PictureSlot[] {
  return pictureSlots.filter((slot) => !('only' in slot) || slot.only === vehicle)
}

/** Of fetched pictures, by their keys, those that the ad does not have yet: a key follows from what a picture shows. */
export function picturesNotIn(
  listing: Pick<Listing, 'gallery' | 'moreImages' | 'reviewPictures'>,
  keys: readonly string[],
): readonly string[] {
  const { gallery, moreImages, reviewPictures } = listing
  const own = new Set([...gallery, ...moreImages, ...reviewPictures].map(({ value }) => value))
  return keys.filter((key) => !own.has(key))
}

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

/**
 * Two people, or two devices of one, have changed the pictures since they were equal (`from`). What one of
 * them added is in, what one of them took out is gone; order and kinds are mine where I changed them.
 */
export function mergedGallery(
  from: readonly Picture[],
  { mine, theirs }: { readonly mine: readonly Picture[]; readonly theirs: readonly Picture[] },
): readonly Picture[] {
  const findIn = (pictures: readonly Picture[], { value }: Picture) =>
    pictures.find((each) => each.value === value)
  const kept = mine
    .filter((picture) => !findIn(from, picture) || findIn(theirs, picture))
    .map((picture) => {
      const isMyKind = findIn(from, picture)?.kind !== picture.kind
      return isMyKind ? picture : (findIn(theirs, picture) ?? picture)
    })
  const added = theirs.filter((picture) => !findIn(from, picture) && !findIn(mine, picture))
  return arrangedGallery([...kept, ...added])
}

/**
 * A picture of a slot stands before the first one of a later slot or of none, so that pictures come in the order of
 * the slots as long as nobody has moved one; all others go to the end.
 */
export function withPictureAdded(
  pictures: readonly Picture[],
  added: Pick<Picture, 'value' | 'kind'>,
): readonly Picture[] {
  const others = pictures.filter(({ value }) => value !== added.value)
  const rank = rankOfKind(added.kind)
  const before = rank < 0 ? -1 : others.findIndex((each) => isLater(each, rank))
  const place = before < 0 ? others.length : before
  return arrangedGallery([
    ...others.slice(0, place),
    { ...added, position: place },
    ...others.slice(place),
  ])
}

/** Whatever shows no slot stands behind those that do. */
function isLater({ kind }: Picture, rank: number): boolean {
  const own = rankOfKind(kind)
  return own < 0 || own > rank
}

function rankOfKind(kind: string | undefined): number {
  return pictureSlots.findIndex((slot) => slot.kind === kind)
}

/** Another picture at the same place: one that was cut, turned or taken anew. */
export function withPictureReplaced(
  pictures: readonly Picture[],
  { before, after }: { readonly before: string; readonly after: string },
): readonly Picture[] {
  const others = pictures.filter(({ value }) => value !== after)
  return arrangedGallery(
    others.map((picture) => (picture.value === before ? { ...picture, value: after } : picture)),
  )
}

export function mainPictureOf(pictures: readonly Picture[]): Picture | undefined {
  return galleryByPosition(pictures)[0]
}

export type PictureLists = Pick<Listing, 'gallery' | 'moreImages' | 'reviewPictures' | 'damages'>

/** Every picture that an ad shows to somebody. */
export function picturesOf(listing: PictureLists): readonly Picture[] {
  return [
    ...listing.gallery,
    ...listing.moreImages,
    ...listing.reviewPictures,
    ...listing.damages.flatMap(({ pictures }) => pictures),
  ]
}

/**
 * Whatever list a type plate was sent in, it ends with the review's pictures, and no public list
 * shows what one of those shows.
 */
export function withReviewPicturesApart<Lists extends PictureLists>(lists: Lists): Lists {
  const isForReview = ({ kind }: Picture) => kind === typePlate
  const misplaced = [...lists.gallery, ...lists.moreImages].filter(isForReview)
  const known = new Set(lists.reviewPictures.map(({ value }) => value))
  const added = misplaced.filter(({ value }) => !known.has(value))
  const reviewPictures = arrangedGallery([...lists.reviewPictures, ...added])
  const hidden = new Set(reviewPictures.map(({ value }) => value))
  const shown = (pictures: readonly Picture[]) =>
    arrangedGallery(pictures.filter(({ value }) => !hidden.has(value)))
  return {
    ...lists,
    reviewPictures,
    gallery: shown(lists.gallery),
    moreImages: shown(lists.moreImages),
    damages: lists.damages.map((damage) => ({ ...damage, pictures: shown(damage.pictures) })),
  }
}
