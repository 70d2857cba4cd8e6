/** Lists stand in their address: filter, search and page can be passed on and come back. */
export function hrefWith(
  query: URLSearchParams,
  path: string,
  change: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(query)
  // Another filter has other pages.
  next.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  const text = next.toString()
  return text === '' ? path : `${path}?${text}`
}

export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1
}
