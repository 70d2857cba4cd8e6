import { type CatalogSort, defaultCatalogSort } from '#domain/catalog/sorting.ts'
import type { TableSort } from '#web/ui/data/table.tsx'

/** The heads of a dealer's list that sort it. */
export type SortHead =
  | 'vehicle'
  | 'firstRegistration'
  | 'mileage'
  | 'distance'
  | 'damages'
  | 'documents'
  | 'price'
  | 'light'
  | 'time'

type HeadSort = { readonly head: SortHead; readonly direction: TableSort['direction'] }

/** What the first press of a head does, and the second; a third leads back to the usual order. */
const headSorts: Readonly<Record<SortHead, readonly [CatalogSort, CatalogSort]>> = {
  vehicle: ['vehicle', 'vehicle_last'],
  firstRegistration: ['registration_new', 'registration_old'],
  mileage: ['mileage', 'mileage_high'],
  distance: ['distance', 'distance_high'],
  damages: ['damages', 'damages_high'],
  documents: ['documents', 'documents_low'],
  price: ['price_low', 'price_high'],
  light: ['light', 'light_low'],
  time: ['ending', 'ending_last'],
}

const descending: readonly CatalogSort[] = [
  ...(['registration_new', 'mileage_high', 'distance_high', 'price_high', 'ending_last'] as const),
  ...(['damages_high', 'documents', 'light', 'vehicle_last'] as const),
]

const heads = Object.keys(headSorts) as SortHead[] // Its own names, nothing else is in it.

export function isSortHead(id: string): id is SortHead {
  return heads.some((head) => head === id)
}

/** Undefined for an order that is no head's. */
export function headOfSort(sort: CatalogSort): HeadSort | undefined {
  const head = heads.find((each) => headSorts[each].includes(sort))
  return head && { head, direction: descending.includes(sort) ? 'descending' : 'ascending' }
}

export function sortAfterPress(head: SortHead, sort: CatalogSort): CatalogSort {
  const [first, second] = headSorts[head]
  if (sort === first) return second
  return sort === second ? defaultCatalogSort : first
}
