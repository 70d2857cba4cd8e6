/** Which stretch of the found entries is answered: a page by its number, or so many from a place on; never both. */

export type CmsStretch = {
  readonly start: number
  readonly limit: number
  /** As it was asked for. */
  readonly by: 'page' | 'start'
  readonly isCounted: boolean
}

export type CmsPagination =
  | {
      readonly page: number
      readonly pageSize: number
      readonly pageCount?: number
      readonly total?: number
    }
  | { readonly start: number; readonly limit: number; readonly total?: number }

const usualSize = 25
const largestSize = 100

const positive = /^[1-9]\d{0,5}$/
/** As many as there may be is written -1. */
const forms = {
  page: positive,
  pageSize: positive,
  start: /^(?:0|[1-9]\d{0,5})$/,
  limit: /^(?:-1|[1-9]\d{0,5})$/,
  withCount: /^(?:true|t|1|false|f|0)$/,
} as const
type Name = keyof typeof forms

/** The parameters without the others, or the name of the one that cannot be. */
export function readPagination(
  asked: ReadonlyMap<string, string>,
): { readonly stretch: CmsStretch } | { readonly unknown: string } {
  const values: Partial<Record<Name, string>> = {}
  for (const [parameter, value] of asked) {
    const name = (Object.keys(forms) as Name[]).find((each) => parameter === `pagination[${each}]`)
    if (!name || !forms[name].test(value)) return { unknown: parameter }
    values[name] = value
  }
  const { page, pageSize, start, limit } = values
  const isByStart = start !== undefined || limit !== undefined
  if (isByStart && (page !== undefined || pageSize !== undefined)) {
    return { unknown: `pagination[${start === undefined ? 'limit' : 'start'}]` }
  }
  const isCounted = !/^[f0]/.test(values.withCount ?? 'true')
  const wanted = Number((isByStart ? limit : pageSize) ?? usualSize)
  const size = wanted === -1 ? largestSize : Math.min(wanted, largestSize)
  return {
    stretch: {
      start: isByStart ? Number(start ?? 0) : (Number(page ?? 1) - 1) * size,
      limit: size,
      by: isByStart ? 'start' : 'page',
      isCounted,
    },
  }
}

export function paginationOf(stretch: CmsStretch, total: number): CmsPagination {
  const { start, limit, by, isCounted } = stretch
  if (by === 'start') return { start, limit, ...(isCounted && { total }) }
  return {
    page: start / limit + 1,
    pageSize: limit,
    ...(isCounted && { pageCount: Math.ceil(total / limit), total }),
  }
}
