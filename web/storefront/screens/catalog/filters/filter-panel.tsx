import type { OptionFilterCode, RangeFilterCode } from '#domain/catalog/filters.ts'
import { useKeptChildren } from '#web/storefront/islands/use-kept-children.ts'
import { useIsIslands } from '#web/storefront/page/server-page.tsx'
import { AllFilters } from './all-filters.tsx'
import { DistanceFilter } from './distance-filter.tsx'
import type { FilterProps } from './filter-props.ts'
import styles from './filters.module.css'
import { onlyOf } from './only-of.ts'
import { OptionFilter } from './option-filter.tsx'
import { RangeFilter } from './range-filter.tsx'
import { TextFilter } from './text-filter.tsx'
import { VehicleFilter } from './vehicle-filter.tsx'
import { YearFilter } from './year-filter.tsx'

/** Seldom used: shown when they are asked for, and each that narrows the catalog. */
const further = [
  'bed_types',
  'rear_garage',
  'bathroom_type',
  'heating_type',
  'four_wheel_drive',
  'air_condition_independent',
  'axles',
  'mover',
  'damaged',
  'hail_damaged',
] as const satisfies readonly OptionFilterCode[]

/** Everything the catalog can be narrowed by; each change is an address of its own. */
export function FilterPanel(props: FilterProps) {
  const kept = useKeptChildren('filters')
  const isIslands = useIsIslands()
  // A form of the page changes the address there, so that a group needs no more than its own part of it.
  const of = (...codes: readonly (OptionFilterCode | RangeFilterCode | 'text')[]) =>
    isIslands ? onlyOf(props, codes) : props
  const { address } = props
  const isShown = (code: (typeof further)[number]) =>
    address.showsAllFilters || address.filter.options[code] !== undefined
  return (
    <div
      className={styles.panel}
      {...kept([
        !props.isWithoutText && <TextFilter key="text" {...of('text')} />,
        <VehicleFilter key="vehicle" {...of('product_type', 'body_type')} />,
        <OptionFilter key="status" {...of('status')} code="status" />,
        props.seesBids && <OptionFilter key="light" {...of('light')} code="light" />,
        props.seesBids && <DistanceFilter key="distance" {...of('distance')} />,
        <RangeFilter key="price" {...of('price')} code="price" unit="€" step={1000} />,
        <YearFilter key="year" {...of('first_registration')} />,
        <RangeFilter key="mileage" {...of('mileage')} code="mileage" unit="km" step={5000} />,
        <OptionFilter key="make" {...of('make')} code="make" />,
        <OptionFilter key="weight" {...of('weight_class')} code="weight_class" />,
        <OptionFilter key="beds" {...of('beds')} code="beds" />,
        <RangeFilter
          key="length"
          {...of('length')}
          code="length"
          unit="m"
          factor={1000}
          decimals={2}
          step={0.1}
        />,
        <OptionFilter key="country" {...of('country')} code="country" />,
        <OptionFilter key="gearbox" {...of('gearbox')} code="gearbox" />,
        <OptionFilter key="seats" {...of('seats_with_belt')} code="seats_with_belt" />,
        <OptionFilter key="emission" {...of('emission_class')} code="emission_class" />,
        <OptionFilter key="vat" {...of('vat_reportable')} code="vat_reportable" />,
        <OptionFilter key="private" {...of('private_auction')} code="private_auction" />,
        <AllFilters key="all" {...of()} isShown={address.showsAllFilters} />,
        (address.showsAllFilters || address.filter.ranges.power !== undefined) && (
          <RangeFilter key="power" {...of('power')} code="power" unit="kW" step={5} />
        ),
        ...further
          .filter(isShown)
          .map((code) => <OptionFilter key={code} {...of(code)} code={code} />),
      ])}
    />
  )
}
