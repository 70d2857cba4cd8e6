import type { LoginAnswer } from '#contract/endpoints/account-session.ts'
import { countedMailsMs, nextMailAt } from '#domain/account/login-code.ts'
import { locales } from '#locales/locales.ts'
import { matchPath } from '#locales/match-path.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, personIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall, refuseFields } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { after } from '../account-settings.ts'
import { accountStore } from '../account-store.ts'
import { linkStore } from '../link-store.ts'
import { readLinkToken, useAccountLink, useLink } from '../links.ts'
import { queueLinkNotification } from '../queue-notification.ts'
import { recordOperatorAction } from '../record-operator-action.ts'
import { browserOf, deviceOf, rememberDevice } from '../session/known-devices.ts'
import { checkedOwnPath } from '../session/own-path.ts'
import { announceEntered, enterByMail } from './enter-by-mail.ts'
import { loginAttemptStore } from './login-attempt-store.ts'
import { type CodeAsked, type CodeWish, sendLoginCode } from './login-code.ts'
import { accountSubject, deviceSubject } from './login-lock.ts'

/** Logging in by a mailed single-use link, and lifting a lock the same way (spec 7.1, rules 11). */

export async function logInByLink(
  services: AccountServices,
  token: string,
  context: CallContext,
): Promise<LoginAnswer> {
  const entered = await transaction(services.pool, async (client) => {
    const link = await useLink(services, client, {
      ...{ token, kinds: ['login', 'login_code', 'outside_login'] },
    })
    const { holder } = link.facts
    if (holder !== undefined && holder !== browserOf(services, context.cookies)) {
      throw refuseCall('LINK_INVALID')
    }
    return enterByMail(services, client, { link, context })
  })
  return announceEntered(services, entered)
}

/** To oneself, for another device. */
export async function sendOwnLoginLink(
  services: AccountServices,
  path: string | undefined,
  context: CallContext,
): Promise<void> {
  await sendLoginLink(services, { customerId: personIdOf(context), path })
}

/**
 * From the middle of an ad. Whoever may edit it enters with any address, and the ad becomes that account's;
 * for everybody else only its owner's address gets a mail. The answer is the same for every address.
 */
export async function sendLoginCodeForAd(
  services: AccountServices,
  request: CodeWish & { readonly listingId: number },
  context: CallContext,
): Promise<CodeAsked> {
  const { listingId, opens, ...wish } = request
  const { cookies } = context
  const editKeyHash = await services.listings.findHeldKey(services.pool, { listingId, cookies })
  if (editKeyHash) {
    return sendLoginCode(services, { ...wish, opens, ad: { listingId, editKeyHash } }, context)
  }
  const onlyCustomerId = (await services.listings.findOwnerId(services.pool, listingId)) ?? null
  return sendLoginCode(services, { ...wish, onlyCustomerId }, context)
}

/**
 * Leads the owner of an ad to one of its screens, by a mail to themselves: whoever asks learns nothing of them, not even
 * whether the ad exists. The operator may lead to any of our screens, and is logged.
 */
export async function shareWithOwner(
  services: AccountServices,
  share: { readonly listingId: number; readonly path: string },
  context: CallContext,
): Promise<void> {
  const { listingId } = share
  const path = checkedOwnPath(share.path)
  const { isOperator } = context.viewer
  if (!isOperator && !isPathOfAd(path, listingId))
    throw refuseFields([{ field: 'path', rule: 'regex' }])
  const ownerId = await services.listings.findOwnerId(services.pool, listingId)
  if (typeof ownerId !== 'number') {
    if (isOperator) throw refuseCall('NOT_FOUND')
    return
  }
  if (!isOperator && !(await mayShareAgain(services, ownerId))) return
  await sendLoginLink(services, { customerId: ownerId, path, isShared: true })
  if (!isOperator) return
  await recordOperatorAction(services.pool, context, {
    action: 'share_with_owner',
    subject: { kind: 'listing', id: listingId },
    facts: { path },
  })
}

function isPathOfAd(path: string, listingId: number): boolean {
  const { pathname } = new URL(path, 'http://storefront')
  return locales.some((locale) => {
    const match = matchPath(locale, pathname)
    return match !== undefined && Number(match.params.id) === listingId
  })
}

/** Strangers cannot fill a mailbox: an owner gets as few of these mails as an address gets codes. */
async function mayShareAgain(services: AccountServices, customerId: number): Promise<boolean> {
  const now = services.now()
  const subject = sharedSubject(customerId)
  const since = after(now, -countedMailsMs)
  const sent = await linkStore.listMailedAt(services.pool, { subject, since })
  return nextMailAt(sent, now.getTime()) === null
}

const sharedSubject = (customerId: number) => `shared:${customerId}`

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
  link: {
    readonly customerId: number
    readonly path: string | undefined
    readonly isShared?: boolean
  },
): Promise<void> {
  const { customerId, path, isShared = false } = link
  const facts = path === undefined ? {} : { route: checkedOwnPath(path) }
  await transaction(services.pool, async (client) => {
    const { customer } = await accountStore.load(client, customerId)
    const linkId = await queueLinkNotification(services, client, {
      notification: 'login_link',
      kind: 'login',
      screen: 'authSigningIn',
      to: { customerId },
      locale: customer.languageSetting,
      facts,
    })
    const subject = sharedSubject(customerId)
    if (isShared) await linkStore.saveMailed(client, { linkId, subject, now: services.now() })
  })
}
