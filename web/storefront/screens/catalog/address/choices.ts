import {
  type NumberRange,
  type OptionFilterCode,
  optionFilterCodes,
  type RangeFilterCode,
  rangeFilterCodes,
} from '#domain/catalog/filters.ts'
import { type CatalogAddress, withOption, withRange, withText } from './catalog-address.ts'

/** Each thing that narrows the catalog, and the address without it: one chip each. */
export type Choice = { readonly without: CatalogAddress } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'option'; readonly code: OptionFilterCode; readonly option: string }
  | { readonly kind: 'range'; readonly code: RangeFilterCode; readonly range: NumberRange }
)

export function choicesOf(address: CatalogAddress): readonly Choice[] {
  const { text, options, ranges } = address.filter
  return [
    ...(text ? [{ kind: 'text', text, without: withText(address, '') } as const] : []),
    ...optionFilterCodes.flatMap((code) =>
      (options[code] ?? []).map((option) => ({
        kind: 'option' as const,
        code,
        option,
        without: withOption(address, { code, option, isChosen: false }),
      })),
    ),
    ...rangeFilterCodes.flatMap((code) => {
      const range = ranges[code]
      return range
        ? [{ kind: 'range' as const, code, range, without: withRange(address, code, {}) }]
        : []
    }),
  ]
}
