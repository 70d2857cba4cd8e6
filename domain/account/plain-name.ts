import type { Fault, FieldFault } from '../refusal/field-fault.ts'
import type { Profile } from './customer.ts'

/**
 * Names stand in mails that others read: in greetings, as the asker, as the buyer. One that holds a link or an
 * address would make our mails carry a stranger's message (rules 11).
 */

const persons = [
  'name',
  'surname',
  'managingDirector',
  'commercialCustomerContactName',
  'commercialCustomerContactSurname',
  'street',
  'city',
] as const satisfies readonly (keyof Profile)[]

const ending =
  'app|at|be|biz|cc|ch|click|co|com|cz|de|dk|es|eu|fi|fr|gl|info|io|it|link|lu|ly|me|net|nl|no|online|org|pl|ru|se|shop|site|sk|tk|top|uk|xyz'
const host = `[\\p{L}\\d-]{2,}\\.(?:${ending})(?![\\p{L}\\d-])`

const email = /\S*@\S*/u
const link = /(?:\w*:\/\/|www\s?\.)\S*/iu
const nameOfHost = new RegExp(host, 'iu')
/** A company may be called after its page, and then no path follows. */
const pathOfHost = new RegExp(`${host}(?::\\d+)?[/?#]\\S*`, 'iu')

/** Faults of names that are new; one that stands in `before` as it is now stays. */
export function nameFaults(profile: Profile, before: Profile): readonly FieldFault[] {
  return [...persons, 'companyName' as const].flatMap((field) => {
    const name = profile[field]
    if (name === undefined || name === before[field]) return []
    const fault = faultOf(name, { isCompany: field === 'companyName' })
    return fault ? [{ field, ...fault }] : []
  })
}

function faultOf(name: string, { isCompany }: { readonly isCompany: boolean }): Fault | undefined {
  // Full-width signs and those without width read like ours.
  const plain = name.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const address = email.exec(plain)?.[0]
  if (address !== undefined) return { rule: 'text_has_email', params: { found: address } }
  const found = link.exec(plain)?.[0] ?? (isCompany ? pathOfHost : nameOfHost).exec(plain)?.[0]
  return found === undefined ? undefined : { rule: 'text_has_link', params: { found } }
}
