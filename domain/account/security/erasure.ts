/** The end of an account by its owner: what the law keeps is kept and unlinked, the rest goes (rules 11). */

/** What still binds somebody to others, by how many of each. */
export type OpenBusiness = {
  /** Own ads in review, on the market, waiting for a decision, or failed and about to take late offers. */
  readonly ads: number
  /** Auctions with a part in them that are not over. */
  readonly bids: number
  /** Sales that are not paid, not handed over, or asked to be canceled. */
  readonly orders: number
}

export function isFreeOfBusiness({ ads, bids, orders }: OpenBusiness): boolean {
  return ads + bids + orders === 0
}

/** A sale whose handover nobody noted counts as handed over after so many days. */
export const handoverTakenForGrantedDays = 90

/** What is kept, each for its reason; the page tells them one by one. */
export const keptAfterErasure = ['orders', 'agreements', 'market', 'security'] as const

const erasedDomain = 'erased.invalid'

/** Stands in the place of the mail address: no mail can go there, and the address is free again. */
export function erasedAddressOf(customerId: number): string {
  return `erased-${customerId}@${erasedDomain}`
}

export function isErasedAddress(email: string): boolean {
  return email.endsWith(`@${erasedDomain}`)
}
