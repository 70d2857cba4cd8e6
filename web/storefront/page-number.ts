/** The page of a list that an address asks for, counted from 1; what is no such number is page 1. */
export function pageNumberOf(search: URLSearchParams): number {
  const text = search.get('page') ?? ''
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1
}
