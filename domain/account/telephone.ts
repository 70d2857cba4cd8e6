import type { Fault, FieldFault } from '../refusal/field-fault.ts'
import type { Profile } from './customer.ts'
import { nameFaults } from './plain-name.ts'
import { profileFaults } from './profile-completeness.ts'

/**
 * Telephone numbers of a profile, stored with their country (E.164). The tables of all countries are a
 * package's, which the domain does not import: whoever asks hands the reader in.
 */

export const telephoneFields = ['phone', 'commercialCustomerContactPhone'] as const

export type Telephone = {
  /** `+` and digits alone, as it is stored. */
  readonly e164: string
  /** With the country's code, in the groups of its country. */
  readonly international: string
  /** ISO 3166 alpha-2; a number of no single country has none. */
  readonly country: string | undefined
}

export type TelephoneReading =
  | { readonly telephone: Telephone }
  | { readonly fault: Fault; readonly likely: Telephone | undefined }

/** `country` (ISO 3166 alpha-2) is whose number it is when it does not begin with + or 00. */
export type ReadTelephone = (typed: string, country: string | undefined) => TelephoneReading

/**
 * The profile with its numbers in full, and everything that is wrong with it. A number that stands in
 * `before` as it is now stays, however it was written then; the others have to be understood.
 * While there is no reader yet, they only have to look like numbers.
 */
export function checkedProfile(
  profile: Profile,
  { before, read }: { readonly before: Profile; readonly read: ReadTelephone | undefined },
): { readonly profile: Profile; readonly faults: readonly FieldFault[] } {
  const full: Record<string, string> = {}
  const faults: FieldFault[] = []
  for (const field of telephoneFields) {
    const typed = profile[field]?.trim() ?? ''
    if (typed === '' || !read) continue
    const reading = read(typed, profile.country)
    if ('telephone' in reading) full[field] = reading.telephone.e164
    else if (profile[field] !== before[field]) faults.push({ field, ...reading.fault })
  }
  const checked = { ...profile, ...full }
  const others = profileFaults(checked).filter(({ field }) =>
    faults.every((fault) => fault.field !== field),
  )
  return { profile: checked, faults: [...faults, ...nameFaults(profile, before), ...others] }
}
