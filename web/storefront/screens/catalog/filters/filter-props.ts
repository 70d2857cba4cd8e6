import type { OptionFilterCode } from '#domain/catalog/filters.ts'
import type { CatalogAddress } from '../address/catalog-address.ts'

type Option = { readonly code: string; readonly count: number }

/** The options of each filter, with how many vehicles each would show. */
export type Facets = Readonly<Partial<Record<OptionFilterCode, readonly Option[]>>>

/** On a page of islands the filters are one form, to which the sort order and the large search belong. */
export const filterFormId = 'catalog-filters'
/** What opens over the page on a phone. */
export const filterSideId = 'catalog-side'

export type FilterProps = {
  readonly address: CatalogAddress
  readonly facets: Facets
  readonly seesBids: boolean
  /** Null for whoever has no distances. */
  readonly isPlaceKnown: boolean | null
  readonly onChange: (address: CatalogAddress, how?: { readonly isTyping: boolean }) => void
  /** The search page has its words above the results. */
  readonly isWithoutText?: boolean
}
