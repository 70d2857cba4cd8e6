import type { CatalogRow } from './catalog-row.ts'
import type { CatalogFilter, CatalogViewer, OptionFilterCode } from './filters.ts'
import { hiddenWhenEmpty, matches, optionFilterCodes, optionOfRow } from './filters.ts'

export type Facet = {
  readonly code: OptionFilterCode
  readonly options: readonly { readonly code: string; readonly count: number }[]
}

/**
 * How many ads each option would show. A filter's own choice is left out of its counts, so that
 * choosing one make does not make all others look empty. What is chosen stays listed at zero.
 */
export function facetCounts(
  rows: readonly CatalogRow[],
  filter: CatalogFilter,
  viewer: CatalogViewer,
): readonly Facet[] {
  return optionFilterCodes
    .map((code) => facetOf(code, rows, filter, viewer))
    .filter((facet) => facet.options.length > 0 || !hiddenWhenEmpty.includes(facet.code))
}

function facetOf(
  code: OptionFilterCode,
  rows: readonly CatalogRow[],
  filter: CatalogFilter,
  viewer: CatalogViewer,
): Facet {
  const others = { ...filter, options: { ...filter.options, [code]: [] } }
  const counts = new Map((filter.options[code] ?? []).map((option) => [option, 0]))
  for (const row of rows) {
    const option = optionOfRow(row, code)
    if (option === null || !matches(others, row, viewer)) continue
    counts.set(option, (counts.get(option) ?? 0) + 1)
  }
  const options = [...counts].map(([option, count]) => ({ code: option, count }))
  return { code, options: options.sort(byCountThenCode) }
}

type Count = { readonly code: string; readonly count: number }

/** Counts and small numbers read best in their own order: most ads first, beds from two up. */
function byCountThenCode(first: Count, second: Count): number {
  const numeric = Number(first.code) - Number(second.code)
  if (!Number.isNaN(numeric)) return numeric
  return second.count - first.count || (first.code < second.code ? -1 : 1)
}
