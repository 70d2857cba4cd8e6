import type { LoggedIn } from '#contract/endpoints/account-session.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { linkStore } from '../link-store.ts'
import { readLinkToken, useAccountLink } from '../links.ts'
import { queueLinkNotification } from '../queue-notification.ts'
import { recordOperatorAction } from '../record-operator-action.ts'
import { finishLogin } from '../session/finish-login.ts'
import { deviceOf, rememberDevice } from '../session/known-devices.ts'
import { checkedOwnPath } from '../session/own-path.ts'
import { loginAttemptStore } from './login-attempt-store.ts'
import { accountSubject, deviceSubject } from './login-lock.ts'

/** Logging in by a mailed single-use link, and lifting a lock the same way (spec 7.1, rules 11). */

export async function logInByLink(
  services: AccountServices,
  token: string,
  context: CallContext,
): Promise<LoggedIn> {
  return transaction(services.pool, async (client) => {
    const link = await useAccountLink(services, client, { token, kind: 'login' })
    const { customerId } = link
    await accountStore.saveEmailVerified(client, { customerId, now: services.now() })
    const account = await accountStore.load(client, customerId)
    if (account.isDeactivated) throw refuseCall('LINK_INVALID')
    const { route } = link.facts
    return finishLogin(services, client, {
      account,
      context,
      ...(typeof route === 'string' && { route }),
    })
  })
}

/** To oneself, for another device. */
export async function sendOwnLoginLink(
  services: AccountServices,
  path: string | undefined,
  context: CallContext,
): Promise<void> {
  await sendLoginLink(services, { customerId: customerIdOf(context), path })
}

/** To the owner of an ad, if the address is theirs; the answer is the same for every address. */
export async function sendLoginLinkForAd(
  services: AccountServices,
  request: {
    readonly listingId: number
    readonly email: string
    readonly path?: string | undefined
  },
): Promise<void> {
  const ownerId = await services.listings.findOwnerId(services.pool, request.listingId)
  const account = await accountStore.findByEmail(services.pool, request.email)
  if (!account || account.customer.customerId !== ownerId || account.isDeactivated) {
    if (request.path) checkedOwnPath(request.path)
    return
  }
  await sendLoginLink(services, { customerId: ownerId, path: request.path })
}

/** The operator leads the owner of an ad to one of our screens. */
export async function shareWithOwner(
  services: AccountServices,
  share: { readonly listingId: number; readonly path: string },
  context: CallContext,
): Promise<void> {
  const ownerId = await services.listings.findOwnerId(services.pool, share.listingId)
  if (typeof ownerId !== 'number') throw refuseCall('NOT_FOUND')
  await sendLoginLink(services, { customerId: ownerId, path: share.path })
  await recordOperatorAction(services.pool, context, {
    action: 'share_with_owner',
    subject: { kind: 'listing', id: share.listingId },
    facts: { path: share.path },
  })
}

/** The screen to go to is noted with a link that was already mailed. */
export async function addRouteToLink(
  services: AccountServices,
  note: { readonly token: string; readonly route: string },
): Promise<void> {
  const facts = { route: checkedOwnPath(note.route) }
  const linkId = readLinkToken(services, note.token)
  const now = services.now()
  const isSaved =
    linkId !== null &&
    (await linkStore.saveFacts(services.pool, { linkId, kind: 'login', facts, now }))
  if (!isSaved) throw refuseCall('LINK_INVALID')
}

/**
 * Whoever holds the mail owns the account: their browser counts as known from now on, so that the lock
 * on their network address, which the same mistakes set, does not hold them off either.
 */
export async function unlockLogin(
  services: AccountServices,
  token: string,
  context: CallContext,
): Promise<void> {
  await transaction(services.pool, async (client) => {
    const { customerId } = await useAccountLink(services, client, { token, kind: 'unlock' })
    const device = deviceOf(services, context.cookies)
    await rememberDevice(services, client, { customerId, device, setCookie: context.setCookie })
    const { customer } = await accountStore.load(client, customerId)
    for (const subject of [accountSubject(services, customer.email), deviceSubject(device.hash)]) {
      await loginAttemptStore.remove(client, subject)
    }
  })
}

async function sendLoginLink(
  services: AccountServices,
  link: { readonly customerId: number; readonly path: string | undefined },
): Promise<void> {
  const { customerId, path } = link
  const facts = path === undefined ? {} : { route: checkedOwnPath(path) }
  await transaction(services.pool, async (client) => {
    const { customer } = await accountStore.load(client, customerId)
    await queueLinkNotification(services, client, {
      notification: 'login_link',
      kind: 'login',
      screen: 'authSigningIn',
      to: { customerId },
      locale: customer.languageSetting,
      facts,
    })
  })
}
