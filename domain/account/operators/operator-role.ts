/** Who works for the operator does so in roles (rules 1): not everybody decides over everything. */

/** Support helps people, reviewers decide over ads, dealers and auctions, finance over money; admins do all of it and give roles. */
export const operatorRoles = ['support', 'reviewer', 'finance', 'admin'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** Whether one of these roles is enough for what these may do. */
export function holdsRole(
  held: readonly OperatorRole[],
  allowed: readonly OperatorRole[],
): boolean {
  return held.includes('admin') || held.some((role) => allowed.includes(role))
}

/** Why somebody's roles stay as they are. */
export type RolesRefusal = 'own' | 'dealer' | 'unconfirmed'

/**
 * Nobody changes their own roles, so that whoever changes another's is left as an admin. A dealer bids, and so does who acts for one; an address
 * that nobody confirmed may be anybody's.
 */
export function whyRolesStay(person: {
  readonly isOneself: boolean
  readonly isDealer: boolean
  readonly isEmailVerified: boolean
}): RolesRefusal | null {
  if (person.isOneself) return 'own'
  if (person.isDealer) return 'dealer'
  return person.isEmailVerified ? null : 'unconfirmed'
}
