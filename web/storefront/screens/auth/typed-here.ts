/** Where the editor of ads and the forms of questions keep what is not sent yet. */
const placesOf = (customerId: number) => ['cm24-ad-draft:', `cm24-text/${customerId}/`]
/** Where the forms of an account do. */
const namesOf = (customerId: number) => [
  `cm24-profile-${customerId}`,
  `cm24-profile-draft:${customerId}`,
]

/**
 * Whether this tab keeps something typed and not sent. It lies with this storefront's origin, so
 * whoever has just logged in again must find it here and not be led to another one.
 */
export function isTypedHere(kept: Readonly<Record<string, string>>, customerId: number): boolean {
  const places = placesOf(customerId)
  const names = namesOf(customerId)
  return Object.entries(kept).some(([name, text]) => {
    const isHis = names.includes(name) || places.some((place) => name.startsWith(place))
    return isHis && !isEmpty(text)
  })
}

function isEmpty(text: string): boolean {
  return text === '' || text === '{}'
}
