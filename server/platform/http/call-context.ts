import type { CompanyRole } from '#domain/account/company/company-role.ts'
import type { OperatorRole } from '#domain/account/operators/operator-role.ts'

/** Who calls, as the session says; what they may do with an object is asked of the domain. */
export type Viewer = {
  /** The account that is acted for: of a company's people it is the company's. */
  readonly customerId: number | null
  readonly sessionId: string | null
  readonly isOperator: boolean
  /** What an operator may do; nobody else has any. */
  readonly operatorRoles: readonly OperatorRole[]
  /** Who of a company this is (rules 1); absent where the account has no people. */
  readonly person?: CompanyPerson
}

/** One of a company's people: the account of their own login, which is the company's where they are its first owner. */
export type CompanyPerson = { readonly personId: number; readonly role: CompanyRole }

export const visitor: Viewer = {
  customerId: null,
  sessionId: null,
  isOperator: false,
  operatorRoles: [],
}

export type CookieOptions = {
  readonly maxAgeSeconds?: number
  readonly isReadableByScripts?: boolean
  /** For the hand-over between our own hosts; everything else is lax. */
  readonly sameSite?: 'lax' | 'strict'
}

/** Everything about a call besides its declared input. */
export type CallContext = {
  readonly viewer: Viewer
  readonly locale: string
  readonly requestId: string
  /** The session id header of the specification (7), for the log only. */
  readonly browserSessionId: string | null
  readonly address: string
  readonly userAgent: string
  readonly host: string
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly setCookie: (name: string, value: string, options?: CookieOptions) => void
  readonly clearCookie: (name: string) => void
  /** The cookies as the browser will have them after this answer. */
  readonly newCookies: () => CallContext['cookies']
  /** Present exactly on calls whose endpoint is idempotent. */
  readonly idempotencyKey: string
}

/** A caller who is logged in; private endpoints are refused before the handler otherwise. */
export function customerIdOf(context: CallContext): number {
  if (context.viewer.customerId === null) throw new Error('A private call without a customer')
  return context.viewer.customerId
}

/** Whose login, password and devices these are: of one of a company's people their own account. */
export function personIdOf(context: CallContext): number {
  return context.viewer.person?.personId ?? customerIdOf(context)
}

/** Beside the actor of a market command: who of a company asks (rules 1). */
export function askedBy({ viewer }: CallContext): { readonly personId?: number } {
  return viewer.person ? { personId: viewer.person.personId } : {}
}
