import type { Instant } from '../calendar/instant.ts'

/**
 * A customer is a person or company with a login; a merchant is the dealer's
 * side of a customer and exists once the customer has asked to be admitted (spec 3).
 */

export type CustomerId = number
export type MerchantId = number

export const profileTypes = ['PRIVATE', 'COMMERCIAL', 'MERCHANT'] as const
export type ProfileType = (typeof profileTypes)[number]

/** Customers are sellers unless they say otherwise (spec 3, submittedProfileDataType). */
export const defaultProfileType: ProfileType = 'PRIVATE'

const roles = ['admin'] as const
export type Role = (typeof roles)[number]

export type Address = {
  readonly street?: string
  readonly zipCode?: string
  readonly city?: string
  /** ISO 3166 alpha-2, one of the catalogue's countries. */
  readonly country?: string
}

export type Profile = Address & {
  readonly name?: string
  readonly surname?: string
  readonly phone?: string
  readonly companyName?: string
  readonly vatRegNo?: string
  readonly managingDirector?: string
  readonly commercialCustomerContactName?: string
  readonly commercialCustomerContactSurname?: string
  readonly commercialCustomerContactPhone?: string
  /** Trade licence or register extract of a dealer (rules 11). */
  readonly tradeRegistrationFile?: string
}

export type Customer = {
  readonly customerId: CustomerId
  readonly email: string
  readonly isEmailVerified: boolean
  readonly profileType: ProfileType
  readonly profile: Profile
  readonly languageSetting: string
  readonly segmentation: 'prospect' | 'registered'
  readonly roles: readonly Role[]
  readonly merchant?: Merchant
  readonly terms?: TermsAcceptance
}

const merchantAdmissions = ['none', 'in_review', 'needs_more', 'accepted', 'refused'] as const
export type MerchantAdmission = (typeof merchantAdmissions)[number]

export type Merchant = {
  readonly merchantId: MerchantId
  readonly admission: Exclude<MerchantAdmission, 'none'>
  readonly isBlocked: boolean
  /** Set while a commission invoice is overdue (rules 10). */
  readonly isBiddingStopped: boolean
  /** People of one company share it, and cannot bid on ads of that company. */
  readonly companyKey?: string
}

export type TermsAcceptance = {
  readonly version: string
  readonly locale: string
  readonly acceptedAt: Instant
}
