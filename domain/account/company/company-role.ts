/**
 * A company's people (rules 1). The company's own login is its owner; others it lets in have a login of their own and one of
 * these roles. To the market all of them are the one company.
 */

/** Buyers bind the company, the back office sells and settles; an owner does both and lets people in. */
export const companyRoles = ['buyer', 'backOffice', 'owner'] as const
export type CompanyRole = (typeof companyRoles)[number]

/** Whether the role is enough for what these may do; owners may do all of it. */
export function holdsCompanyRole(held: CompanyRole, allowed: readonly CompanyRole[]): boolean {
  return held === 'owner' || allowed.includes(held)
}

/** An invitation that nobody took is void after so long. */
export const invitationDays = 7

/** More people than a dealer's business has; the log and the list of people stay readable. */
export const maxCompanyPeople = 50

/** Why somebody cannot leave, or be let go. */
export type StayReason = 'owner' | 'own'

/** The company's own login is the company: whoever has it hands it over before they go. */
export function whyPersonStays(person: {
  readonly isAccountItself: boolean
  readonly isOneself: boolean
}): StayReason | null {
  if (person.isAccountItself) return 'owner'
  return person.isOneself ? 'own' : null
}
