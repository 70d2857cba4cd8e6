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
      const options = [...counts].map(([option, count]) => ({ code: option, count }))
      const listed = [...(filter.options[code] ?? []), ...(counts.size > 0 ? wholeOf(code) : [])]
      for (const option of new Set(listed)) {
        if (!counts.has(option)) options.push({ code: option, count: 0 })
      }
      return { code, options: options.sort(orderOf(options, fixedOrders[code])) }
    })
    .filter((facet) => facet.options.length > 0 || !hiddenWhenEmpty.includes(facet.code))
}

/** Of distances all as soon as there is one, so that which of them a dealer reads is nobody's own (docs/decisions/0129). */
function wholeOf(code: OptionFilterCode): readonly string[] {
  return code === 'distance' ? distanceBands : []
}

/** What has an order of its own, whatever there is of it. */
const fixedOrders: Readonly<Partial<Record<OptionFilterCode, readonly string[]>>> = {
  light: ['none', 'red', 'yellow', 'green'],
  distance: distanceBands,
}

type Option = Facet['options'][number]
type Order = (one: Option, other: Option) => number

/** Small numbers read best in their own order, beds from two up; everything else by most ads first. */
function orderOf(options: readonly Option[], fixed: readonly string[] | undefined): Order {
  if (fixed)
    return (one, other) => placeIn(fixed, one) - placeIn(fixed, other) || byCount(one, other)
  return options.some(({ code }) => numberOf(code) !== noNumber) ? byNumber : byCount
}

const byCount: Order = (one, other) => other.count - one.count || (one.code < other.code ? -1 : 1)

const byNumber: Order = (one, other) =>
  numberOf(one.code) - numberOf(other.code) || byCount(one, other)

function placeIn(fixed: readonly string[], { code }: Option): number {
  const place = fixed.indexOf(code)
  return place < 0 ? fixed.length : place
}

/** What is no number comes behind all numbers. */
function numberOf(code: string): number {
  const first = code.charCodeAt(0)
  const isNumber = first >= zero && first <= nine && /^\d{1,15}$/.test(code)
  return isNumber ? Number(code) : noNumber
}

const noNumber = Number.MAX_SAFE_INTEGER
const zero = '0'.charCodeAt(0)
const nine = '9'.charCodeAt(0)
