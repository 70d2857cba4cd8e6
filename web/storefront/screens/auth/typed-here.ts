/** Where the editor of ads, the forms of questions, the bid box and the renegotiation keep what is not sent yet. */
const placesOf = (customerId: number) => [
  'cm24-ad-draft:',
  `cm24-text/${customerId}/`,
  `cm24-drafts/${customerId}/`,
  `cm24-renegotiation/${customerId}/`,
  // Sent without an answer: only here it can be sent again as the same one.
  `cm24-command/${customerId}/`,
]
/** Where the forms of an account do. */
const namesOf = (customerId: number) => [
  `cm24-profile-${customerId}`,
  `cm24-profile-draft:${customerId}`,
]

/**
 * Whether this tab or this device keeps something typed and not sent. It lies with this storefront's origin, so
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
