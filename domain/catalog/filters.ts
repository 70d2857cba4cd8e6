import { weightClassOf } from '../listing/weight-class.ts'
import type { CatalogRow } from './catalog-row.ts'

/**
 * What the catalogue can be narrowed by (attributes, section 8). Each filter reads one field of a
 * row; prices are those the viewer may know, in filters and counts as in answers (rules 1).
 */

/** `dealer` stands for accepted dealers and operators, `public` for everybody else. */
export type CatalogViewer = 'dealer' | 'public'

export const optionFilterCodes = [
  'product_type',
  'make',
  'body_type',
  'country',
  'gearbox',
  'emission_class',
  'weight_class',
  'beds',
  'seats_with_belt',
  'vat_reportable',
  'private_auction',
  'status',
] as const
export type OptionFilterCode = (typeof optionFilterCodes)[number]

export const rangeFilterCodes = ['price', 'first_registration', 'mileage', 'length'] as const
export type RangeFilterCode = (typeof rangeFilterCodes)[number]

/** Shown only while there is something to choose (spec 5.4). */
export const hiddenWhenEmpty: readonly OptionFilterCode[] = ['private_auction']

export type NumberRange = { readonly from?: number; readonly to?: number }

/** Several options of one filter widen it, several filters narrow the result. */
export type CatalogFilter = {
  readonly options: Readonly<Partial<Record<OptionFilterCode, readonly string[]>>>
  readonly ranges: Readonly<Partial<Record<RangeFilterCode, NumberRange>>>
  /** Words that all have to occur in make or model. */
  readonly text?: string
}

export const emptyFilter: CatalogFilter = { options: {}, ranges: {} }

/** One option, or several of a filter whose attribute takes several; null where there is no answer. */
const optionsIn: Readonly<
  Record<OptionFilterCode, (row: CatalogRow) => string | readonly string[] | null>
> = {
  product_type: (row) => row.kind,
  make: (row) => row.make,
  body_type: (row) => row.bodyType,
  country: (row) => row.country,
  gearbox: (row) => row.gearbox,
  emission_class: (row) => row.emissionClass,
  weight_class: (row) => weightClassOf(row.licensedWeightKg),
  beds: (row) => String(row.beds),
  seats_with_belt: (row) => (row.seatsWithBelt === null ? null : String(row.seatsWithBelt)),
  vat_reportable: (row) => (row.isVatReportable ? 'yes' : null),
  private_auction: (row) => (row.isPrivateAuction ? 'yes' : null),
  status: (row) => row.status,
}

const figuresIn: Readonly<
  Record<RangeFilterCode, (row: CatalogRow, viewer: CatalogViewer) => readonly (number | null)[]>
> = {
  price: (row, viewer) => [priceOf(row, viewer), row.buyNowPriceEur],
  first_registration: (row) => [row.firstRegistrationYear],
  mileage: (row) => [row.mileageKm],
  length: (row) => [row.lengthMm],
}

/** What the vehicle would cost next: the bid for those who see bids, else where bidding starts. */
export function priceOf(row: CatalogRow, viewer: CatalogViewer): number | null {
  return viewer === 'dealer' ? (row.currentBidEur ?? row.startPriceEur) : row.startPriceEur
}

/** Each option once. */
export function optionsOfRow(row: CatalogRow, code: OptionFilterCode): readonly string[] {
  const options = optionsIn[code](row)
  if (options === null) return []
  return typeof options === 'string' ? [options] : options
}

/** A range shows the ads of which one of these figures lies in it. */
export function figuresOfRow(
  row: CatalogRow,
  code: RangeFilterCode,
  viewer: CatalogViewer,
): readonly (number | null)[] {
  return figuresIn[code](row, viewer)
}

/** What the words of a search are compared with. */
export function nameWordsOfRow(row: CatalogRow): readonly string[] {
  return plainWords(`${row.makeName} ${row.model}`)
}

/** "Buerstner" is looked for as "Bürstner", "Bürstner" and "Burstner"; letters and digits only. */
export function plainWords(text: string): readonly string[] {
  const lower = text.toLowerCase().replace(/ä|ae/g, 'a').replace(/ö|oe/g, 'o').replace(/ü|ue/g, 'u')
  // Most names have no other letters, and this is asked for every ad that is loaded.
  const plain = hasOnlyAscii.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.split(/[^\p{L}\d]+/u).filter((word) => word !== '')
}

const hasOnlyAscii = /^[ -~]*$/
