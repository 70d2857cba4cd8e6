import type { LoginAnswer } from '#contract/endpoints/account-session.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { type AccountRow, accountStore } from '../account-store.ts'
import { beginLogin } from '../session/begin-login.ts'
import { deviceOf, isKnownDevice } from '../session/known-devices.ts'
import { lockedLogin } from './locked-login.ts'
import { checkLock, clearFailures, countFailure, type LoginSubjects } from './login-lock.ts'
import { hashPassword, isHashOutdated, isPasswordRight } from './password.ts'
import { createSerializer } from './serialize.ts'

/**
 * Login by email and password (rules 11). An address without account, an account without password
 * and a wrong password get the same answer, take the same time and are counted the same.
 */

const inTurn = createSerializer()

export async function logIn(
  services: AccountServices,
  credentials: { readonly email: string; readonly password: string },
  context: CallContext,
): Promise<LoginAnswer> {
  const checked = await checkPassword(services, credentials, context)
  const { customerId } = checked.customer
  return transaction(services.pool, async (client) => {
    await accountStore.lock(client, customerId)
    const account = await accountStore.load(client, customerId)
    // Whoever ended the logins while the password was checked has ended this one too.
    const isSame = account.passwordHash === checked.passwordHash && !account.isDeactivated
    if (!isSame) throw refuseCall('LOGIN_FAILED')
    return beginLogin(services, client, { account, context })
  })
}

/** The account whose password this is, or a refusal; counts and locks. */
export function checkPassword(
  services: AccountServices,
  credentials: { readonly email: string; readonly password: string },
  context: CallContext,
): Promise<AccountRow> {
  return inTurn(credentials.email, async () => {
    const account = await accountStore.findByEmail(services.pool, credentials.email)
    const device = deviceOf(services, context.cookies)
    const customerId = account?.customer.customerId
    const subjects: LoginSubjects = {
      email: credentials.email,
      address: context.address,
      knownDevice:
        customerId !== undefined && (await isKnownDevice(services.pool, { customerId, device }))
          ? device.hash
          : null,
    }
    const permission = await checkLock(services, subjects)
    if (!permission.isAllowed) throw lockedLogin(services, permission.refusal)
    const isRight = await isPasswordRight(credentials.password, account?.passwordHash ?? null)
    if (!account || !isRight || account.isDeactivated) {
      await countFailure(services, { subjects, account, place: context })
      throw refuseCall('LOGIN_FAILED')
    }
    await clearFailures(services, services.pool, subjects)
    const passwordHash = await renewHash(services, { account, password: credentials.password })
    return { ...account, passwordHash }
  })
}

async function renewHash(
  services: AccountServices,
  login: { readonly account: AccountRow; readonly password: string },
): Promise<string | null> {
  const known = login.account.passwordHash
  if (known === null || !isHashOutdated(known)) return known
  const { customerId } = login.account.customer
  const passwordHash = await hashPassword(login.password)
  // Whoever has set another password meanwhile keeps it, and this login is refused behind.
  const renewal = { customerId, known, passwordHash }
  const isRenewed = await accountStore.renewPasswordHash(services.pool, renewal)
  return isRenewed ? passwordHash : known
}
