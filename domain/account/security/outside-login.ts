/** What becomes of somebody whom another identity provider names (rules 11). */

export type OutsideVerdict =
  | { readonly kind: 'enter' | 'open' | 'connect' }
  | { readonly kind: 'refuse'; readonly fault: OutsideFault }

type OutsideFault = 'unknown' | 'exists' | 'unverified' | 'barred'

type Person = {
  /** Null where the provider tells none. */
  readonly email: string | null
  readonly isEmailVerified: boolean
  /** Null where no place for roles is configured. */
  readonly roles: readonly string[] | null
}

type Account = {
  readonly customerId: number
  readonly email: string
  readonly isEmailVerified: boolean
  readonly isDeactivated: boolean
  /** Of an operator; none of everybody else. */
  readonly operatorRoles: readonly string[]
}

/**
 * Accounts are never merged by an address: where one has it, whoever owns that account logs in there, shows once more who
 * they are, and connects the two; and the provider has to vouch for the very same address. The provider gives nobody a
 * right: operators enter by it where it names every role that they have here.
 */
export function judgeOutsideLogin(asked: {
  readonly person: Person
  /** Whom the provider's account lets in. */
  readonly known: Account | null
  readonly hasAccountOfAddress: boolean
  /** Whoever is logged in and connects it, within the time of their proof. */
  readonly connecting: Account | null
  /** The form of a registration was agreed to. */
  readonly opens: boolean
}): OutsideVerdict {
  const { person, known, connecting } = asked
  const isAddressSure = person.email !== null && person.isEmailVerified
  if (connecting) {
    if (known)
      return known.customerId === connecting.customerId ? { kind: 'enter' } : refuse('exists')
    const isSame = connecting.isEmailVerified && connecting.email === person.email
    return isAddressSure && isSame ? { kind: 'connect' } : refuse('unverified')
  }
  if (known) return mayEnter(known, person) ? { kind: 'enter' } : refuse('barred')
  if (!isAddressSure) return refuse('unverified')
  if (asked.hasAccountOfAddress) return refuse('exists')
  return asked.opens ? { kind: 'open' } : refuse('unknown')
}

function mayEnter({ isDeactivated, operatorRoles }: Account, { roles }: Person): boolean {
  return !isDeactivated && operatorRoles.every((role) => roles?.includes(role))
}

function refuse(fault: OutsideFault): OutsideVerdict {
  return { kind: 'refuse', fault }
}
