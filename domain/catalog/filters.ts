import type { GeoPoint } from '../place/point.ts'
import type { RowFigures } from './row-part.ts'

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
  'bed_types',
  'four_wheel_drive',
  'air_condition_independent',
  'rear_garage',
  'bathroom_type',
  'heating_type',
  'axles',
  'mover',
  'damaged',
  'hail_damaged',
  'vat_reportable',
  'private_auction',
  'status',
  'light',
  'distance',
] as const
export type OptionFilterCode = (typeof optionFilterCodes)[number]

export const rangeFilterCodes = [
  'price',
  'first_registration',
  'mileage',
  'length',
  'power',
] as const
export type RangeFilterCode = (typeof rangeFilterCodes)[number]

/** Shown only while there is something to choose (spec 5.4). */
export const hiddenWhenEmpty: readonly OptionFilterCode[] = ['private_auction', 'light', 'distance']

/** What only dealers may know (rules 1): for everybody else these narrow nothing, and have no options. */
export const dealerFilterCodes: readonly OptionFilterCode[] = ['light', 'distance']

export type NumberRange = { readonly from?: number; readonly to?: number }

/** Several options of one filter widen it, several filters narrow the result. */
export type CatalogFilter = {
  readonly options: Readonly<Partial<Record<OptionFilterCode, readonly string[]>>>
  readonly ranges: Readonly<Partial<Record<RangeFilterCode, NumberRange>>>
  /** Words that all have to occur in what an ad is found by (`row-words.ts`). */
  readonly text?: string
}

export const emptyFilter: CatalogFilter = { options: {}, ranges: {} }

/** Who asks: a dealer's place is known or not, nobody else's is. */
export type CatalogAsker = {
  /** Decides which prices filters, counts and order go by (rules 1). */
  readonly viewer: CatalogViewer
  /** From where distances are reckoned. */
  readonly origin?: GeoPoint | null | undefined
}

/** What of a filter counts for whoever asks; the rest is passed over. */
export function filterFor(filter: CatalogFilter, { viewer, origin }: CatalogAsker): CatalogFilter {
  const { light, distance, ...open } = filter.options
  if (viewer === 'public') return light || distance ? { ...filter, options: open } : filter
  if (origin || !distance) return filter
  return { ...filter, options: { ...open, ...(light && { light }) } }
}

type FigureOf = (row: RowFigures, viewer: CatalogViewer) => number | null

/** A range shows the ads of which one of these figures lies in it. */
export const figuresIn: Readonly<Record<RangeFilterCode, readonly FigureOf[]>> = {
  price: [priceOf, (row) => row.buyNowPriceEur],
  first_registration: [(row) => row.firstRegistrationYear],
  mileage: [(row) => row.mileageKm],
  length: [(row) => row.lengthMm],
  power: [(row) => row.powerKw],
}

/** What the vehicle would cost next: the bid for those who see bids, else where bidding starts. */
export function priceOf(row: RowFigures, viewer: CatalogViewer): number | null {
  return viewer === 'dealer' ? (row.currentBidEur ?? row.startPriceEur) : row.startPriceEur
}

export function figuresOfRow(
  row: RowFigures,
  code: RangeFilterCode,
  viewer: CatalogViewer,
): readonly (number | null)[] {
  return figuresIn[code].map((figureOf) => figureOf(row, viewer))
}
