import { distanceBands } from './distance.ts'
import type { CatalogFilter, OptionFilterCode } from './filters.ts'
import { hiddenWhenEmpty, optionFilterCodes } from './filters.ts'

export type Facet = {
  readonly code: OptionFilterCode
  readonly options: readonly { readonly code: string; readonly count: number }[]
}

/**
 * The counts as they stand beside the filters, of a filter as it counts for whoever asks: what is chosen stays listed at
 * zero, and a filter that is shown only while there is something to choose goes when there is nothing.
 */
export function listFacets(
  filter: CatalogFilter,
  countsOf: (code: OptionFilterCode) => ReadonlyMap<string, number>,
): readonly Facet[] {
  return optionFilterCodes
    .map((code): Facet => {
      const counts = countsOf(code)
      const atZero = [...(filter.options[code] ?? []), ...(counts.size > 0 ? wholeOf(code) : [])]
      const all = new Map([...atZero.map((option) => [option, 0] as const), ...counts])
      const options = [...all].map(([option, count]) => ({ code: option, count }))
      return { code, options: options.sort(comparing(fixedOrders[code] ?? [])) }
    })
    .filter((facet) => facet.options.length > 0 || !hiddenWhenEmpty.includes(facet.code))
}

/** Of distances all as soon as there is one, so that which of them a dealer reads is nobody's own (docs/decisions/0129). */
function wholeOf(code: OptionFilterCode): readonly string[] {
  return code === 'distance' ? distanceBands : []
}

type Count = { readonly code: string; readonly count: number }

/** What has an order of its own, whatever there is of it. */
const fixedOrders: Readonly<Partial<Record<OptionFilterCode, readonly string[]>>> = {
  light: ['none', 'red', 'yellow', 'green'],
  distance: distanceBands,
}

function comparing(fixed: readonly string[]): (first: Count, second: Count) => number {
  const rankOf = ({ code }: Count) => (fixed.includes(code) ? fixed.indexOf(code) : fixed.length)
  return (first, second) => rankOf(first) - rankOf(second) || compareOptions(first, second)
}

/** Small numbers read best in their own order, beds from two up; everything else by most ads first. */
function compareOptions(first: Count, second: Count): number {
  const [one, other] = [numberOf(first.code), numberOf(second.code)]
  if (one !== null && other !== null && one !== other) return one - other
  if ((one === null) !== (other === null)) return one === null ? 1 : -1
  if (first.count !== second.count && one === null) return second.count - first.count
  return first.code < second.code ? -1 : 1
}

function numberOf(code: string): number | null {
  return /^\d{1,15}$/.test(code) ? Number(code) : null
}
