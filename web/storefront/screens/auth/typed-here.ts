/** Where the forms of questions, the bid box and the renegotiation keep what is not sent yet. */
const placesOf = (customerId: number) => [
  `cm24-text/${customerId}/`,
  `cm24-drafts/${customerId}/`,
  `cm24-renegotiation/${customerId}/`,
  // Sent without an answer: only here it can be sent again as the same one.
  `cm24-command/${customerId}/`,
]
/**
 * Whether the storage of this tab or of this browser keeps something typed and not sent. It lies with this storefront's origin, so
 * whoever has just logged in again must find it here and not be led to another one.
 */
export function isTypedHere(kept: Readonly<Record<string, string>>, customerId: number): boolean {
  const places = placesOf(customerId)
  return Object.entries(kept).some(([name, text]) => {
    const isTheirs = places.some((place) => name.startsWith(place))
    return isTheirs && !isEmpty(text)
  })
}

/** Bid box and renegotiation keep each of their fields, an empty one as null. */
function isEmpty(text: string): boolean {
  if (text === '') return true
  try {
    const kept: unknown = JSON.parse(text)
    return typeof kept === 'object' && Object.values(kept ?? {}).every(isNothing)
  } catch {
    return false // A text as it was typed.
  }
}

const isNothing = (value: unknown) => value === null || value === ''
