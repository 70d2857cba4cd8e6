import type { CustomerId } from './customer.ts'

/**
 * Nobody bids on their own ad, on an ad of their company, or on an ad of an account that the operator
 * found to belong to the same people (rules 1, OWN_AD).
 */

export type Party = {
  readonly customerId: CustomerId
  readonly companyKey?: string
}

/** Two accounts the operator has linked, in no order. */
export type AccountLink = readonly [CustomerId, CustomerId]

export function isOwnOrLinkedAd({
  owner,
  bidder,
  links,
}: {
  readonly owner: Party
  readonly bidder: Party
  readonly links: readonly AccountLink[]
}): boolean {
  if (owner.customerId === bidder.customerId) return true
  if (owner.companyKey !== undefined && owner.companyKey === bidder.companyKey) return true
  return links.some((link) => link.includes(owner.customerId) && link.includes(bidder.customerId))
}

/** What the Swiss write behind a company's number, in one of their languages, or leave out. */
const swissSuffix = /^(CHE\d{9})(?:MWST|TVA|IVA)$/

/** The company two accounts share: its VAT id as it is compared, whatever blanks were typed. */
export function companyKeyOf(vatRegNo: string | undefined): string | undefined {
  const key = (vatRegNo ?? '').toUpperCase().replace(/[^A-Z\d]/g, '')
  return key === '' ? undefined : key.replace(swissSuffix, '$1')
}
