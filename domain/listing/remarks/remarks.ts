import type { Permission } from '../../refusal/refusal.ts'
import { allowed, refused } from '../../refusal/refusal.ts'
import { findAttribute } from '../../vehicle/catalogue/attributes.ts'
import { askedAttributes, requiredAttributes, type SellerFacts } from '../../vehicle/required.ts'
import type { AttributeValue, VehicleValues } from '../../vehicle/values.ts'
import type { PictureLists } from '../gallery.ts'
import type { Listing } from '../listing.ts'

/**
 * An ad that came back with remarks on single fields is open for these alone, and goes back into the review once each is
 * answered (rules 2). A field is an attribute's code, or one of the parts below.
 */
export const remarkableParts = ['gallery', 'damage', 'official_document'] as const
export type RemarkablePart = (typeof remarkableParts)[number]

export const mostRemarks = 30

export type RemarkAnswer = 'changed' | 'kept'

export function isRemarkable(field: string, values: VehicleValues): boolean {
  if (remarkableParts.some((part) => part === field)) return true
  return askedAttributes(values).some(({ attributeCode }) => attributeCode === field)
}

/** One answer in two questions of the catalogue, or one place in three. */
const asOne: readonly (readonly string[])[] = [
  ['first_registration_year', 'first_registration_month'],
  ['mileage', 'mileage_is_estimated'],
  ['make', 'trailer_make', 'make_other', 'model', 'model_series'],
  ['location_country', 'location_zip', 'location_city'],
]

type Content = Pick<Listing, 'values'> & PictureLists

/** What of a save the remarks do not open; empty where it may go ahead. */
export function changesOutsideRemarks(
  fields: readonly string[],
  change: { readonly before: Content; readonly after: Content } & SellerFacts,
): readonly string[] {
  const { before, after } = change
  const opened = openedCodes(fields, change)
  const codes = [...new Set([...Object.keys(before.values), ...Object.keys(after.values)])]
  const outside = codes.filter(
    (code) => !isSame(before.values[code], after.values[code]) && !opened.has(code),
  )
  const opensDamages = fields.some((field) => field === 'damage' || isDamageQuestion(field))
  return [
    ...outside,
    ...(isSame(before.damages, after.damages) || opensDamages ? [] : ['damage']),
    ...(isSame(shownPictures(before), shownPictures(after)) || fields.includes('gallery')
      ? []
      : ['gallery']),
  ]
}

/** The fields themselves, and what their new answers ask for or make needless. */
function openedCodes(
  fields: readonly string[],
  { before, after, sellerIsCommercial }: { before: Content; after: Content } & SellerFacts,
): ReadonlySet<string> {
  const named = fields.flatMap((field) => codesOfField(field) ?? [])
  const opensDefects = fields.includes('damage') ? ['defects_exists'] : []
  const askedIn = ({ values }: Content) =>
    askedAttributes(values).map(({ attributeCode }) => attributeCode)
  const requiredIn = ({ values }: Content) =>
    requiredAttributes(values, { sellerIsCommercial }).map(({ attributeCode }) => attributeCode)
  const moved = [
    ...onlyInOne(askedIn(before), askedIn(after)),
    ...onlyInOne(requiredIn(before), requiredIn(after)),
  ]
  const missing = requiredIn(after).filter((code) => before.values[code] === undefined)
  return new Set([...named, ...opensDefects, ...moved, ...missing])
}

function onlyInOne(first: readonly string[], second: readonly string[]): readonly string[] {
  return [...first, ...second].filter((code) => first.includes(code) !== second.includes(code))
}

function isDamageQuestion(field: string): boolean {
  return findAttribute(field)?.attributeGroupName === 'damage_questions'
}

/** More images and the type plate are given where the gallery is. */
function shownPictures({ gallery, moreImages, reviewPictures }: PictureLists) {
  const all = [...gallery, ...moreImages, ...reviewPictures]
  return all.map(({ value, kind }) => ({ value, kind }))
}

/** What stands at a field, to be held against itself later. */
export function contentOfField(
  field: string,
  listing: Content & Pick<Listing, 'documents'>,
): unknown {
  switch (field) {
    case 'gallery':
      return shownPictures(listing)
    case 'damage':
      return listing.damages.map(({ values, pictures }) => ({
        values,
        pictures: pictures.map(({ value }) => value),
      }))
    case 'official_document':
      return listing.documents.map(({ documentType, value }) => ({ documentType, value }))
    default:
      return codesOfField(field)?.map((code): AttributeValue | null => listing.values[code] ?? null)
  }
}

/** The questions that a field is answered in; none of a part of the ad. */
export function codesOfField(field: string): readonly string[] | undefined {
  if (remarkableParts.some((part) => part === field)) return undefined
  return asOne.find((codes) => codes.includes(field)) ?? [field]
}

export function answerOf(before: unknown, after: unknown): RemarkAnswer {
  return isSame(before, after) ? 'kept' : 'changed'
}

/** Each remark wants an answer before the ad goes back. */
export function mayResubmit(
  remarks: readonly { readonly field: string; readonly answer: RemarkAnswer | null }[],
): Permission {
  const open = remarks.filter(({ answer }) => answer === null)
  const [first] = open
  return first ? refused('REMARKS_OPEN', { field: first.field, count: open.length }) : allowed
}

function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}
