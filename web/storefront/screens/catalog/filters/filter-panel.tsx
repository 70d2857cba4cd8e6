import type { FilterProps } from './filter-props.ts'
import styles from './filters.module.css'
import { OptionFilter } from './option-filter.tsx'
import { RangeFilter } from './range-filter.tsx'
import { TextFilter } from './text-filter.tsx'
import { VehicleFilter } from './vehicle-filter.tsx'
import { YearFilter } from './year-filter.tsx'

/** Everything the catalog can be narrowed by; each change is an address of its own. */
export function FilterPanel(props: FilterProps) {
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
