import type { SessionTokens } from '#contract/endpoints/account-session.ts'
import { nameFaults } from '#domain/account/plain-name.ts'
import { defaultLocale, isLocale } from '#locales/locales.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall, refuseFields } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { hashPassword } from '../identity/password.ts'
import { refuseWeakPassword } from '../identity/weak-password.ts'
import { readLinkToken } from '../links.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { finishLogin } from '../session/finish-login.ts'
import { sessionStore } from '../session/session-store.ts'
import { clearLogin } from './change-person.ts'
import { companyLogStore } from './company-log-store.ts'
import { companyStore } from './company-store.ts'
import { type InvitationRow, invitationStore } from './invitation-store.ts'

/**
 * Taking an invitation (rules 1, 11). The link shows who owns the address. Where it has no account, one is opened; where it has, whoever is
 * logged in to it joins, so that its password and second factor are asked for as always. An account with ads, orders or a
 * company of its own cannot join: it would not reach them any more.
 */

export async function readInvitation(services: AccountServices, token: string) {
  const { pool } = services
  const invitation = await findInvitation(services, pool, token)
  const account = await accountStore.findByEmail(pool, invitation.email)
  return {
    companyName: await companyStore.companyNameOf(pool, invitation.customerId),
    email: invitation.email,
    role: invitation.role,
    expiresAt: invitation.expiresAt.toISOString(),
    hasAccount: account !== undefined,
  }
}

export async function joinCompany(
  services: AccountServices,
  wish: {
    readonly token: string
    readonly name: string
    readonly surname: string
    readonly password: string
  },
  context: CallContext,
): Promise<SessionTokens> {
  const { name, surname, password } = wish
  const { email } = await findInvitation(services, services.pool, wish.token)
  const faults = nameFaults({ name, surname }, {})
  if (faults.length > 0) throw refuseFields(faults)
  await refuseWeakPassword(password, email)
  const passwordHash = await hashPassword(password)
  const languageSetting = isLocale(context.locale) ? context.locale : defaultLocale
  return transaction(services.pool, async (client) => {
    const now = services.now()
    const profileType = 'PRIVATE'
    const added = { email, passwordHash, profileType, languageSetting, now } as const
    const personId = await accountStore.add(client, added)
    if (personId === null) throw refuseCall('ACCOUNT_IN_USE', { reason: 'login' })
    const profile = { name, surname }
    await accountStore.saveProfile(client, {
      ...{ customerId: personId, profileType, profile, companyKey: null },
    })
    await accountStore.saveEmailVerified(client, { customerId: personId, now })
    await take(services, client, { token: wish.token, personId })
    const account = await accountStore.load(client, personId)
    const {
      customerId: _company,
      afterLogin: _next,
      ...tokens
    } = await finishLogin(services, client, { account, context })
    return tokens
  })
}

export async function joinAsLoggedIn(
  services: AccountServices,
  token: string,
  context: CallContext,
): Promise<void> {
  const personId = customerIdOf(context)
  if (context.viewer.person || context.viewer.isOperator) {
    throw refuseCall('ACCOUNT_IN_USE', { reason: 'other' })
  }
  await transaction(services.pool, async (client) => {
    await accountStore.lock(client, personId)
    const { email } = await findInvitation(services, client, token)
    const { customer } = await accountStore.load(client, personId)
    // The link is another address's: whoever has it logs in there.
    if (customer.email !== email) throw refuseCall('ACCOUNT_IN_USE', { reason: 'address' })
    if (await companyStore.isInUse(client, personId)) {
      throw refuseCall('ACCOUNT_IN_USE', { reason: 'other' })
    }
    const now = services.now()
    await accountStore.saveEmailVerified(client, { customerId: personId, now })
    await take(services, client, { token, personId })
    // A token says for minutes for whom its holder acts.
    await sessionStore.endAll(client, { customerId: personId, reason: 'rights_changed', now })
    const event = 'rights_changed'
    await recordSecurityEvent(services, client, { event, customerId: personId, place: context })
  })
  await services.announceEndedLogin(personId)
  clearLogin(context)
}

async function take(
  services: AccountServices,
  client: DatabaseClient,
  { token, personId }: { readonly token: string; readonly personId: number },
): Promise<void> {
  const invitation = await findInvitation(services, client, token)
  const { invitationId, customerId, role, bidLimitEur, dayLimitEur } = invitation
  const now = services.now()
  await companyStore.lock(client, customerId)
  if (!(await invitationStore.accept(client, { invitationId, personId, now }))) {
    throw refuseCall('LINK_INVALID')
  }
  const place = { role, bidLimitEur, dayLimitEur }
  await companyStore.add(client, { customerId, personId, now, ...place })
  await companyLogStore.add(client, { customerId, personId, action: 'company.join' })
}

async function findInvitation(
  services: AccountServices,
  db: Queryable,
  token: string,
): Promise<InvitationRow> {
  const invitationId = readLinkToken(services, token)
  const found =
    invitationId === null
      ? undefined
      : await invitationStore.find(db, { invitationId, now: services.now() })
  if (!found) throw refuseCall('LINK_INVALID')
  return found
}
