import type { CatalogFilter, NumberRange, OptionFilterCode, RangeFilterCode } from './filters.ts'
import { optionFilterCodes, rangeFilterCodes } from './filters.ts'

/**
 * The filter in the form addresses and saved searches carry it: one key per option filter, `_from`
 * and `_to` for ranges, `text` for words.
 */
export type FilterQuery = Readonly<
  Partial<
    Record<OptionFilterCode, string | readonly string[] | undefined> &
      Record<`${RangeFilterCode}_${'from' | 'to'}`, number | undefined> & {
        text: string | undefined
      }
  >
>

export function filterOfQuery(query: FilterQuery): CatalogFilter {
  const options = optionFilterCodes.flatMap((code) => {
    const value = query[code]
    const wanted = value === undefined ? [] : [value].flat()
    return wanted.length > 0 ? [[code, wanted] as const] : []
  })
  const ranges = rangeFilterCodes.flatMap((code) => {
    const range = rangeOf(query[`${code}_from`], query[`${code}_to`])
    return range ? [[code, range] as const] : []
  })
  const text = query.text?.trim()
  return {
    options: Object.fromEntries(options),
    ranges: Object.fromEntries(ranges),
    ...(text ? { text } : {}),
  }
}

export function queryOfFilter(filter: CatalogFilter): Record<string, number | string | string[]> {
  const query: Record<string, number | string | string[]> = {}
  for (const code of optionFilterCodes) {
    const wanted = filter.options[code]
    if (wanted && wanted.length > 0) query[code] = [...wanted]
  }
  for (const code of rangeFilterCodes) {
    const { from, to } = filter.ranges[code] ?? {}
    if (from !== undefined) query[`${code}_from`] = from
    if (to !== undefined) query[`${code}_to`] = to
  }
  if (filter.text) query.text = filter.text
  return query
}

function rangeOf(from: number | undefined, to: number | undefined): NumberRange | undefined {
  if (from === undefined && to === undefined) return undefined
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}
