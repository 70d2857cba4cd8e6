import type { Light } from '../auction/core/events.ts'
import type { CatalogAsker, CatalogViewer } from './filters.ts'
import { priceOf } from './filters.ts'
import type { RowFigures } from './row-part.ts'

export const catalogSorts = [
  'ending',
  'newest',
  'price_low',
  'price_high',
  'mileage',
  'distance',
  'mileage_high',
  'distance_high',
  'ending_last',
  'registration_new',
  'registration_old',
  'damages',
  'damages_high',
  'documents',
  'documents_low',
  'light',
  'light_low',
  'vehicle',
  'vehicle_last',
] as const
export type CatalogSort = (typeof catalogSorts)[number]
export const defaultCatalogSort: CatalogSort = 'ending'

/** Those that a list offers by name; the others are the heads of a dealer's table. */
export const namedSorts: readonly CatalogSort[] = catalogSorts.slice(0, 6)

/** From each dealer's place another order, so that none is kept; among equals as by end. */
export const placeSorts = ['distance', 'distance_high'] as const
type PlaceSort = (typeof placeSorts)[number]

/** Small figures that many ads share and only dealers know (rules 1): no order of them is kept either. */
export const sortFigures = ['damages', 'documents', 'light'] as const
export type SortFigure = (typeof sortFigures)[number]

/** By make and model as they are written: made when a dealer asks for it. */
export const nameSorts = ['vehicle', 'vehicle_last'] as const
type NameSort = (typeof nameSorts)[number]

/** Fewest defects, most papers, and what is nearest to its target come first, or last. */
const figureOfSort = {
  damages: { figure: 'damages', direction: 1 },
  damages_high: { figure: 'damages', direction: -1 },
  documents: { figure: 'documents', direction: -1 },
  documents_low: { figure: 'documents', direction: 1 },
  light: { figure: 'light', direction: -1 },
  light_low: { figure: 'light', direction: 1 },
} as const satisfies Partial<
  Record<CatalogSort, { readonly figure: SortFigure; readonly direction: 1 | -1 }>
>
type FigureSort = keyof typeof figureOfSort

export type KeptSort = Exclude<CatalogSort, PlaceSort | FigureSort | NameSort>

export function isPlaceSort(sort: CatalogSort): sort is PlaceSort {
  return placeSorts.some((each) => each === sort)
}

export function isKeptSort(sort: CatalogSort): sort is KeptSort {
  return !isPlaceSort(sort) && !isFigureSort(sort) && !isNameSort(sort)
}

export function isNameSort(sort: CatalogSort): sort is NameSort {
  return nameSorts.some((each) => each === sort)
}

/** Of the words of its name: accents and capitals put no ad elsewhere. */
export function nameToSort(nameWords: readonly string[]): string {
  return nameWords.join(' ')
}

function isFigureSort(sort: CatalogSort): sort is FigureSort {
  return sort in figureOfSort
}

/** By which figure an order goes, and which way; undefined for all others. */
export function sortFigureOf(sort: CatalogSort) {
  return isFigureSort(sort) ? figureOfSort[sort] : undefined
}

const lightRanks: Readonly<Record<Light, number>> = { none: 0, red: 1, yellow: 2, green: 3 }

/** Null where nothing is known: such ads come last either way. */
export function figureToSort(row: RowFigures, figure: SortFigure): number | null {
  switch (figure) {
    case 'damages':
      return row.damageCount
    case 'documents':
      return row.documentCount
    case 'light':
      return row.light === null ? null : lightRanks[row.light]
  }
}

/** What nobody may sort by without knowing the figure, or without a place, comes in the usual order. */
export function sortFor({
  sort,
  viewer,
  origin,
}: CatalogAsker & { sort: CatalogSort }): CatalogSort {
  if (isKeptSort(sort)) return sort
  const isKnown = viewer === 'dealer' && (origin || !isPlaceSort(sort))
  return isKnown ? sort : defaultCatalogSort
}

/** What is still running comes before what has ended, whatever else the order goes by. */
export const openStatuses: readonly string[] = ['published', 'running', 'hotbidding']

/** In all other orders both kinds of viewers have the same key. */
export const sortsByPrice: readonly CatalogSort[] = ['price_low', 'price_high']

/**
 * Smaller comes first; ads without the figure come last. What is open comes before what is not, and the
 * id decides between equals, so that pages neither repeat nor lose an ad.
 */
export function sortKey(row: RowFigures, sort: KeptSort, viewer: CatalogViewer): number {
  const last = Number.MAX_SAFE_INTEGER
  switch (sort) {
    case 'ending':
      // Among ended auctions the latest comes first.
      return isOpen(row) ? row.endsAt : -row.endsAt
    case 'newest':
      return -row.publishedAt
    case 'price_low':
      return priceOf(row, viewer) ?? last
    case 'price_high':
      return -(priceOf(row, viewer) ?? -last)
    case 'mileage':
      return row.mileageKm ?? last
    case 'mileage_high':
      return -(row.mileageKm ?? -last)
    case 'ending_last':
      return isOpen(row) ? -row.endsAt : row.endsAt
    case 'registration_new':
      return -(registeredAt(row) ?? -last)
    case 'registration_old':
      return registeredAt(row) ?? last
  }
}

/** In months; null where nothing was said. */
function registeredAt(row: RowFigures): number | null {
  const { firstRegistrationYear: year, firstRegistrationMonth: month } = row
  return year === 0 ? null : year * 12 + month
}

/** Still before its hammer. */
export function isOpen(row: RowFigures): boolean {
  return openStatuses.includes(row.status)
}
