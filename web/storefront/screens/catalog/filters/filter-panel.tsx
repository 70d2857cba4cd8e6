import type { OptionFilterCode } from '#domain/catalog/filters.ts'
import type { CatalogAddress } from '../address/catalog-address.ts'
import styles from './filters.module.css'
import { OptionFilter } from './option-filter.tsx'
import { RangeFilter } from './range-filter.tsx'
import { TextFilter } from './text-filter.tsx'
import { VehicleFilter } from './vehicle-filter.tsx'
import { YearFilter } from './year-filter.tsx'

type Option = { readonly code: string; readonly count: number }

/** The options of each filter, with how many vehicles each would show. */
export type Facets = Readonly<Partial<Record<OptionFilterCode, readonly Option[]>>>

export type FilterPanelProps = {
  readonly address: CatalogAddress
  readonly facets: Facets
  readonly seesBids: boolean
  readonly onChange: (address: CatalogAddress, how?: { readonly isTyping: boolean }) => void
  /** The search page has its words above the results. */
  readonly isWithoutText?: boolean
}

/** Everything the catalog can be narrowed by; each change is an address of its own. */
export function FilterPanel(props: FilterPanelProps) {
  return (
    <div className={styles.panel}>
      {!props.isWithoutText && <TextFilter {...props} />}
      <VehicleFilter {...props} />
      <OptionFilter {...props} code="status" />
      <RangeFilter {...props} code="price" unit="€" step={1000} />
      <YearFilter {...props} />
      <RangeFilter {...props} code="mileage" unit="km" step={5000} />
      <OptionFilter {...props} code="make" />
      <OptionFilter {...props} code="weight_class" />
      <OptionFilter {...props} code="beds" />
      <RangeFilter {...props} code="length" unit="m" factor={1000} decimals={2} step={0.1} />
      <OptionFilter {...props} code="country" />
      <OptionFilter {...props} code="gearbox" />
      <OptionFilter {...props} code="seats_with_belt" />
      <OptionFilter {...props} code="emission_class" />
      <OptionFilter {...props} code="vat_reportable" />
      <OptionFilter {...props} code="private_auction" />
    </div>
  )
}
