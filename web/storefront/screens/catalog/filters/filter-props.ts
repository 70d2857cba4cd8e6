import type { OptionFilterCode } from '#domain/catalog/filters.ts'
import type { CatalogAddress } from '../address/catalog-address.ts'

type Option = { readonly code: string; readonly count: number }

/** The options of each filter, with how many vehicles each would show. */
export type Facets = Readonly<Partial<Record<OptionFilterCode, readonly Option[]>>>

export type FilterProps = {
  readonly address: CatalogAddress
  readonly facets: Facets
  readonly seesBids: boolean
  readonly onChange: (address: CatalogAddress, how?: { readonly isTyping: boolean }) => void
  /** The search page has its words above the results. */
  readonly isWithoutText?: boolean
}
