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
  const account = await checkPassword(services, credentials, context)
  return transaction(services.pool, (client) => beginLogin(services, client, { account, context }))
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
    await renewHash(services, { account, password: credentials.password })
    return account
  })
}

async function renewHash(
  services: AccountServices,
  login: { readonly account: AccountRow; readonly password: string },
): Promise<void> {
  if (!isHashOutdated(login.account.passwordHash ?? '')) return
  const { customerId } = login.account.customer
  const passwordHash = await hashPassword(login.password)
  await accountStore.savePassword(services.pool, { customerId, passwordHash })
}
