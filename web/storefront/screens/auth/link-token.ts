/** The token of a mailed link in the page's address; undefined when the address was cut off. */
export function tokenOf(search: string): string | undefined {
  const token = new URLSearchParams(search).get('token') ?? ''
  return token.length >= 20 ? token : undefined
}
