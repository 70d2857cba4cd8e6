export type PageNumber = number | 'gap'

/**
 * First, last, this one and its neighbours. The row has the same length on every page from five
 * on, so the next button does not move under the finger.
 */
export function listPageNumbers({
  page,
  pageCount,
}: {
  page: number
  pageCount: number
}): PageNumber[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1)
  if (page <= 4) return [1, 2, 3, 4, 5, 'gap', pageCount]
  if (page >= pageCount - 3) {
    return [1, 'gap', pageCount - 4, pageCount - 3, pageCount - 2, pageCount - 1, pageCount]
  }
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount]
}
