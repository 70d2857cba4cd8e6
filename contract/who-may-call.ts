import { type CompanyRole, holdsCompanyRole } from '#domain/account/company/company-role.ts'
import {
  holdsRole,
  type OperatorRole,
  operatorRoles,
} from '#domain/account/operators/operator-role.ts'
import type { RefusalCode } from '#domain/refusal/refusal.ts'
import { companyRolesOfCall } from './company/company-calls.ts'
import type { EndpointDeclaration } from './endpoint.ts'
import { rolesOfCall } from './operator-calls.ts'

/** Everybody that calls tell apart before they look at an object (rules 1). */
export const callers = [
  ...(['visitor', 'seller', 'dealerInReview', 'dealer'] as const),
  ...(['companyBuyer', 'companyBackOffice'] as const),
  ...operatorRoles,
] as const
export type Caller = (typeof callers)[number]

/** Whose turn it is in a renegotiation is looked at before who asks. */
const heardInTheirTurn: readonly string[] = ['auction.offer', 'auction.raise']

/**
 * What a caller is refused with, whatever they ask for; null where they are heard, and it depends on the object: another's is
 * NOT_FOUND. `server/tests/calls-by-role.db.test.ts` asks every call as every caller.
 */
export function refusalOf(
  call: { readonly name: string; readonly declared: EndpointDeclaration },
  caller: Caller,
): RefusalCode | null {
  const { access, refusals = [] } = call.declared
  if (caller === 'visitor') return access === 'public' ? null : 'NOT_LOGGED_IN'
  const role = roleOf(caller)
  if (role === null && access === 'operator') return 'NOT_FOUND'
  const allowed = role === null ? undefined : rolesOfCall(call.name)
  if (role !== null && allowed !== undefined && !holdsRole([role], allowed)) return 'ROLE_MISSING'
  const place = placeOf(caller)
  const placesOfCall = place === null ? undefined : companyRolesOfCall(call.name)
  if (place !== null && placesOfCall !== undefined && !holdsCompanyRole(place, placesOfCall)) {
    return 'COMPANY_ROLE_MISSING'
  }
  const isOfDealers = refusals.includes('NOT_A_MERCHANT') && !heardInTheirTurn.includes(call.name)
  if (caller === 'dealer' || place !== null || !isOfDealers) return null
  if (caller !== 'dealerInReview') return 'NOT_A_MERCHANT'
  return refusals.includes('MERCHANT_IN_REVIEW') ? 'MERCHANT_IN_REVIEW' : null
}

function roleOf(caller: Caller): OperatorRole | null {
  return operatorRoles.find((role) => role === caller) ?? null
}

/** What somebody is to an accepted dealer's company. */
function placeOf(caller: Caller): CompanyRole | null {
  if (caller === 'companyBuyer') return 'buyer'
  return caller === 'companyBackOffice' ? 'backOffice' : null
}
