import { accountLifetimes } from '#domain/account/lifetimes.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { Services } from '#server/platform/services.ts'
import { accountSettings, after } from './account-settings.ts'
import { accessCookie, refreshCookie } from './cookie-names.ts'
import { readRefreshToken } from './refresh-token.ts'
import { sessionStore } from './session-store.ts'

/** Logging out, here and on another device. A login ends on all storefronts at once. */

export async function logOut(services: Services, context: CallContext): Promise<void> {
  const refreshToken = readRefreshToken(services, context.cookies[refreshCookie] ?? '')
  const sessionId = context.viewer.sessionId ?? refreshToken?.sessionId
  if (sessionId) await endLoginOf(services, sessionId)
  context.clearCookie(accessCookie)
  context.clearCookie(refreshCookie)
}

export async function endDevice(
  services: Services,
  loginId: string,
  context: CallContext,
): Promise<void> {
  const customerId = customerIdOf(context)
  const now = services.now()
  const ended = await sessionStore.endLogin(services.pool, {
    customerId,
    loginId,
    reason: 'ended_in_list',
    now,
  })
  if (ended === 0) throw refuseCall('NOT_FOUND')
}

export async function listDevices(services: Services, context: CallContext) {
  const customerId = customerIdOf(context)
  const now = services.now()
  const logins = await sessionStore.listLogins(services.pool, {
    customerId,
    now,
    idleSince: after(now, -accountLifetimes.idleSessionMs),
    limit: accountSettings.maxDevicesListed,
  })
  const { sessionId } = context.viewer
  const own = sessionId ? await sessionStore.find(services.pool, sessionId) : undefined
  return logins.map(({ loginId, device, startedAt, lastUsedAt }) => ({
    loginId,
    device,
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isThisOne: loginId === own?.loginId,
  }))
}

async function endLoginOf(services: Services, sessionId: string): Promise<void> {
  await transaction(services.pool, async (client) => {
    const session = await sessionStore.findLocked(client, sessionId)
    if (!session) return
    const { customerId, loginId } = session
    const now = services.now()
    await sessionStore.endLogin(client, { customerId, loginId, reason: 'logout', now })
  })
}
