/** Where the editor of ads, the forms of an account and of questions keep what is not sent yet. */
const placesOf = (customerId: number) => [
  'cm24-ad-draft:',
  'cm24-profile-',
  `cm24-text/${customerId}/`,
]

/**
 * Whether this tab keeps something typed and not sent. It lies with this storefront's origin, so
 * whoever has just logged in again must find it here and not be led to another one.
 */
export function isTypedHere(kept: Readonly<Record<string, string>>, customerId: number): boolean {
  const places = placesOf(customerId)
  return Object.entries(kept).some(
    ([name, text]) => places.some((place) => name.startsWith(place)) && !isEmpty(text),
  )
}

function isEmpty(text: string): boolean {
  return text === '' || text === '{}'
}
