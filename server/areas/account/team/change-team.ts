import type { OperatorOfTeam } from '#contract/endpoints/security/operator-team.ts'
import {
  holdsRole,
  type OperatorRole,
  operatorRoles,
  whyRolesStay,
} from '#domain/account/operators/operator-role.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { recordOperatorAction } from '../record-operator-action.ts'
import { recordChangeOfRights } from '../security-log/record-security-event.ts'
import { findPlaceInCompany } from '../session/company-place-store.ts'
import { requireIdentityProof } from '../session/require-identity-proof.ts'
import { sessionStore } from '../session/session-store.ts'
import { operatorTeamStore } from './operator-team-store.ts'

/** The operator's people and their roles; an admin gives and takes them (rules 1). */

export async function listOperators(
  services: AccountServices,
  context: CallContext,
): Promise<{ readonly operators: OperatorOfTeam[] }> {
  const own = customerIdOf(context)
  const rows = await operatorTeamStore.list(services.pool)
  return {
    operators: rows.map(({ customerId, email, name, roles }) => ({
      ...{ customerId, email, name: name ?? email, roles: [...roles] },
      isOneself: customerId === own,
    })),
  }
}

/**
 * Their logins end, since a token says for minutes what its holder may do. Whoever changes them is an admin until it is saved,
 * whatever their token says: of two who take the role from each other at once one is left.
 */
export async function saveRoles(
  services: AccountServices,
  wish: { readonly email: string; readonly roles: readonly OperatorRole[] },
  context: CallContext,
): Promise<void> {
  const roles = operatorRoles.filter((role) => wish.roles.includes(role))
  const own = customerIdOf(context)
  const customerId = await transaction(services.pool, async (client) => {
    await requireIdentityProof(services, client, context)
    const found = await accountStore.findByEmail(client, wish.email)
    if (!found) throw refuseCall('NOT_FOUND')
    await accountStore.lock(client, own, found.customer.customerId)
    const { operatorRoles: ownRoles } = await accountStore.load(client, own)
    if (!holdsRole(ownRoles, [])) throw refuseCall('ROLE_MISSING', { roles: 'admin' })
    const { customer, isDeactivated } = await accountStore.load(client, found.customer.customerId)
    if (isDeactivated) throw refuseCall('NOT_FOUND')
    const place = await findPlaceInCompany(client, customer.customerId)
    const reason = whyRolesStay({
      isOneself: customer.customerId === own,
      isDealer: customer.merchant !== undefined || place.person !== null,
      isEmailVerified: customer.isEmailVerified,
    })
    if (reason !== null) throw refuseCall('ROLES_NOT_CHANGEABLE', { reason })
    const change = { customerId: customer.customerId, roles }
    await operatorTeamStore.saveRoles(client, change)
    const now = services.now()
    await sessionStore.endAll(client, { ...change, reason: 'rights_changed', now })
    const action = `operator_roles: ${roles.join(', ') || '–'}`
    await recordChangeOfRights(services, client, { ...change, action }, context)
    await recordOperatorAction(client, context, {
      ...{ action: 'save_operator_roles', facts: { roles } },
      subject: { kind: 'customer', id: customer.customerId },
    })
    return customer.customerId
  })
  await services.announceEndedLogin(customerId)
}
