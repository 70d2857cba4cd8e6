import { standardVatRate } from '../pricing/vat-rates.ts'
import type { FieldFault } from '../refusal/field-fault.ts'
import { isPostcode, postcodeRuleOf } from '../vehicle/postcode.ts'
import { isPersonalTelephone, isVatId } from './contact-rules.ts'
import type { Profile, ProfileType } from './customer.ts'

/**
 * What completes an account, by its kind. A private seller is a person with an address; a
 * commercial seller is a company with a contact person; a dealer shows documents as well, because
 * the operator decides by them (rules 11).
 */

export type ProfileField = keyof Profile

const address = ['street', 'zipCode', 'city', 'country'] as const
const person = ['name', 'surname', 'phone'] as const
const company = ['companyName', 'managingDirector', 'vatRegNo'] as const
const contactPerson = [
  'commercialCustomerContactName',
  'commercialCustomerContactSurname',
  'commercialCustomerContactPhone',
] as const

export const requiredProfileFields: Readonly<Record<ProfileType, readonly ProfileField[]>> = {
  PRIVATE: [...person, ...address],
  COMMERCIAL: [...company, ...address, ...contactPerson],
  MERCHANT: [...company, ...address, ...person, 'tradeRegistrationFile'],
}

export type ProfileCompleteness = {
  readonly profileType: ProfileType
  readonly isComplete: boolean
  readonly required: readonly ProfileField[]
  /** Empty fields, and filled ones that cannot be right. */
  readonly missing: readonly ProfileField[]
  readonly faults: readonly FieldFault[]
}

export function profileCompleteness(
  profile: Profile,
  profileType: ProfileType,
): ProfileCompleteness {
  const required = requiredProfileFields[profileType]
  const empty = required.filter((field) => isEmpty(profile[field]))
  const faults = profileFaults(profile)
  const missing = required.filter(
    (field) => empty.includes(field) || faults.some((fault) => fault.field === field),
  )
  return { profileType, isComplete: missing.length === 0, required, missing, faults }
}

/** Faults of what is filled in, whether it is required or not. */
export function profileFaults(profile: Profile): readonly FieldFault[] {
  const phones = ['phone', 'commercialCustomerContactPhone'] as const
  const faults: FieldFault[] = phones
    .filter((field) => !isEmpty(profile[field]) && !isPersonalTelephone(profile[field] ?? ''))
    .map((field) => ({ field, rule: 'telephone_personal_data' }))
  // Documents name the country and VAT is computed by it: any other word would break both (rules 10).
  if (!isEmpty(profile.country) && standardVatRate(profile.country ?? '') === undefined) {
    faults.push({ field: 'country', rule: 'option' })
  }
  const rule = postcodeRuleOf(profile.country)
  if (!isEmpty(profile.zipCode) && !isPostcode(profile.zipCode ?? '', rule)) {
    faults.push({ field: 'zipCode', rule })
  }
  if (!isEmpty(profile.vatRegNo) && !isVatId(profile.vatRegNo ?? '')) {
    faults.push({ field: 'vatRegNo', rule: 'vat_reg_no' })
  }
  return faults
}

/**
 * The answer of the check and acknowledge calls (spec 7.2). The three complete codes are the
 * specification's; the others name what is still open.
 */
export type AccountCheckCode =
  | `${ProfileType}_COMPLETE_AND_EMAIL_VERIFIED`
  | `${ProfileType}_COMPLETE_EMAIL_NOT_VERIFIED`
  | `${ProfileType}_NOT_COMPLETE`

export function accountCheckCode(
  { profileType, isComplete }: Pick<ProfileCompleteness, 'profileType' | 'isComplete'>,
  { isEmailVerified }: { readonly isEmailVerified: boolean },
): AccountCheckCode {
  if (!isComplete) return `${profileType}_NOT_COMPLETE`
  return isEmailVerified
    ? `${profileType}_COMPLETE_AND_EMAIL_VERIFIED`
    : `${profileType}_COMPLETE_EMAIL_NOT_VERIFIED`
}

export function isCompleteAndVerified(code: AccountCheckCode): boolean {
  return code.endsWith('_COMPLETE_AND_EMAIL_VERIFIED')
}

function isEmpty(value: string | undefined): boolean {
  return value === undefined || value.trim() === ''
}
