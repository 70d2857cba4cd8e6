import {
  emptyFilter,
  type OptionFilterCode,
  optionFilterCodes,
  type RangeFilterCode,
  rangeFilterCodes,
} from '#domain/catalog/filters.ts'
import { defaultCatalogSort } from '#domain/catalog/sorting.ts'
import type { FilterProps } from './filter-props.ts'

/** What these filters show, and nothing of the others. */
export function onlyOf(
  props: FilterProps,
  codes: readonly (OptionFilterCode | RangeFilterCode | 'text')[],
): FilterProps {
  const { address, facets, seesBids, isPlaceKnown, onChange } = props
  const { options, ranges, text } = address.filter
  return {
    seesBids,
    isPlaceKnown,
    onChange,
    facets: onlyThese(facets, optionFilterCodes, codes),
    address: {
      filter: {
        ...emptyFilter,
        options: onlyThese(options, optionFilterCodes, codes),
        ranges: onlyThese(ranges, rangeFilterCodes, codes),
        ...(codes.includes('text') && text !== undefined && { text }),
      },
      sort: defaultCatalogSort,
      page: 1,
      view: 'cards',
      showsAllFilters: false,
      openSearchId: null,
    },
  }
}

function onlyThese<Code extends string, Value>(
  all: Readonly<Partial<Record<Code, Value>>>,
  known: readonly Code[],
  wanted: readonly string[],
): Partial<Record<Code, Value>> {
  const found: Partial<Record<Code, Value>> = {}
  for (const code of known) {
    if (wanted.includes(code) && all[code] !== undefined) found[code] = all[code]
  }
  return found
}
