import { redirect } from 'react-router'

/** The page of a list that an address asks for, counted from 1; what is no such number is page 1. */
export function pageNumberOf(search: URLSearchParams): number {
  const text = search.get('page') ?? ''
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1
}

/** Past the end of a list there is nothing to say; its reader is led to the last page. */
export async function pageWithin(
  page: number,
  list: Promise<{ readonly pages: number }>,
  hrefOf: (last: number) => string,
): Promise<void> {
  const { pages } = await list
  if (pages > 0 && page > pages) throw redirect(hrefOf(pages))
}
