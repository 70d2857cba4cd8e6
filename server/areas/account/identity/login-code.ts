import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { LoginAnswer } from '#contract/endpoints/account-session.ts'
import type { ProfileType } from '#domain/account/customer.ts'
import { countedMailsMs, maxWrongCodes, nextMailAt } from '#domain/account/login-code.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { after, linkLifetimes, seconds } from '../account-settings.ts'
import { type AccountRow, accountStore } from '../account-store.ts'
import { type LinkRow, linkStore, type MailedLink } from '../link-store.ts'
import { loginCodeOf } from '../links.ts'
import { nobody, queueNotification } from '../queue-notification.ts'
import { deviceOf, isKnownDevice } from '../session/known-devices.ts'
import { checkedOwnPath } from '../session/own-path.ts'
import { announceEntered, enterByMail, type LoginLinkFacts } from './enter-by-mail.ts'
import { lockedLogin } from './locked-login.ts'
import {
  accountSubject,
  checkAddressLock,
  countAddressFailure,
  deviceSubject,
} from './login-lock.ts'
import { checkedLocale } from './register-customer.ts'
import { createSerializer } from './serialize.ts'

/**
 * Entering by six digits or the button of one mail (rules 11). The answer to who asks is the same for every
 * address, and so is what a wrong code gets: whether an account exists shows in the mailbox alone.
 */

export type CodeAsked = { readonly requestId: string; readonly expiresInSeconds: number }

export type CodeWish = {
  readonly email: string
  /** The asking page's earlier request: its code goes out once more as long as it holds. */
  readonly requestId?: string | undefined
  readonly path?: string | undefined
  /** The account to open for an address without one. */
  readonly opens?: { readonly profileType: ProfileType; readonly language: string } | undefined
  readonly ad?: { readonly listingId: number; readonly editKeyHash: Buffer } | undefined
  /** Nobody else gets a mail. */
  readonly onlyCustomerId?: number | null | undefined
}

const inTurn = createSerializer()

/** TOO_MANY_REQUESTS, with the seconds to wait, once an address has got its mails of the hour or day. */
export async function sendLoginCode(
  services: AccountServices,
  wish: CodeWish,
  context: CallContext,
): Promise<CodeAsked> {
  const facts = factsOf(wish)
  return inTurn(wish.email, () =>
    transaction(services.pool, async (client) => {
      const account = await accountStore.findByEmail(client, wish.email)
      const subject = await subjectOf(services, client, { wish, account, context })
      await refuseTooManyMails(services, client, subject)
      const isSilent = !mayGetMail(wish, account)
      const again = await mailedAgain(services, client, { wish, subject })
      const link = again ?? (await addLink(services, client, { facts, account, subject, isSilent }))
      const hasNoReader = isSilent || link.facts.isSilent === true
      await queueCode(services, client, { link, wish, account, hasNoReader })
      const left = link.expiresAt.getTime() - services.now().getTime()
      return { requestId: link.linkId, expiresInSeconds: seconds(left) }
    }),
  )
}

export async function logInByCode(
  services: AccountServices,
  entry: { readonly requestId: string; readonly code: string },
  context: CallContext,
): Promise<LoginAnswer> {
  const entered = await takeLoginCode(services, { entry, context }, (client, link) =>
    enterByMail(services, client, { link, context }),
  )
  return announceEntered(services, entered)
}

/**
 * Uses the code up and does what it is good for, in one transaction. CODE_WRONG with the attempts that are left;
 * CODE_EXPIRED once it is used, over or unknown.
 */
export async function takeLoginCode<Outcome>(
  services: AccountServices,
  taken: {
    readonly entry: { readonly requestId: string; readonly code: string }
    readonly context: CallContext
    /** Nobody else's code is taken. */
    readonly onlyCustomerId?: number
    /** What it was mailed for; a login unless said otherwise. */
    readonly kind?: 'login_code' | 'change_email'
  },
  use: (client: DatabaseClient, link: LinkRow) => Promise<Outcome>,
): Promise<Outcome> {
  const { entry, context, onlyCustomerId, kind = 'login_code' } = taken
  await refuseLockedAddress(services, entry.requestId, context)
  type Taken = { readonly left: number } | { readonly used: Outcome }
  const outcome = await transaction(services.pool, async (client): Promise<Taken> => {
    const now = services.now()
    const link = await linkStore.lockWithCode(client, { linkId: entry.requestId, kind, now })
    const isOver = !link || link.wrongCodes >= maxWrongCodes
    const isAnothers = onlyCustomerId !== undefined && link?.customerId !== onlyCustomerId
    if (isOver || isAnothers) return { left: 0 }
    const isRight = isSame(entry.code, loginCodeOf(services, link.linkId))
    if (!isRight || link.facts.isSilent === true) {
      // Counted although refused, so nothing in here throws.
      await linkStore.countWrongCode(client, link.linkId)
      await countAddressFailure(services, client, context.address)
      return { left: maxWrongCodes - link.wrongCodes - 1 }
    }
    await linkStore.use(client, { linkId: link.linkId, kinds: [kind], now })
    return { used: await use(client, link) }
  })
  if ('used' in outcome) return outcome.used
  if (outcome.left > 0) throw refuseCall('CODE_WRONG', { attemptsLeft: outcome.left })
  throw refuseCall('CODE_EXPIRED')
}

function factsOf({ email, path, opens, ad }: CodeWish): LoginLinkFacts {
  return {
    email,
    ...(path !== undefined && { route: checkedOwnPath(path) }),
    ...(opens && { opens: { ...opens, language: checkedLocale(opens.language) } }),
    ...(ad && {
      ad: { listingId: ad.listingId, editKeyHash: ad.editKeyHash.toString('hex') },
    }),
  }
}

function mayGetMail(wish: CodeWish, account: AccountRow | undefined): boolean {
  if (account?.isDeactivated) return false
  if (wish.onlyCustomerId !== undefined) return account?.customer.customerId === wish.onlyCustomerId
  return account !== undefined || wish.opens !== undefined
}

/** Known devices are counted apart: a stranger who uses up an address's mails does not lock out its owner. */
async function subjectOf(
  services: AccountServices,
  client: DatabaseClient,
  asked: {
    readonly wish: CodeWish
    readonly account: AccountRow | undefined
    readonly context: CallContext
  },
): Promise<string> {
  const { wish, account, context } = asked
  const device = deviceOf(services, context.cookies)
  const customerId = account?.customer.customerId
  const isKnown = customerId !== undefined && (await isKnownDevice(client, { customerId, device }))
  return isKnown ? deviceSubject(device.hash) : accountSubject(services, wish.email)
}

export async function refuseTooManyMails(
  services: AccountServices,
  client: DatabaseClient,
  subject: string,
): Promise<void> {
  const now = services.now()
  const since = after(now, -countedMailsMs)
  const next = nextMailAt(await linkStore.listMailedAt(client, { subject, since }), now.getTime())
  if (next === null) return
  throw refuseCall('TOO_MANY_REQUESTS', { seconds: Math.ceil((next - now.getTime()) / 1000) })
}

/** A mail may take minutes: its code must not be made worthless by asking for it again. */
async function mailedAgain(
  services: AccountServices,
  client: DatabaseClient,
  { wish, subject }: { readonly wish: CodeWish; readonly subject: string },
): Promise<MailedLink | undefined> {
  const { requestId, email } = wish
  if (requestId === undefined) return undefined
  const now = services.now()
  return linkStore.saveMailedAgain(client, {
    ...{ linkId: requestId, kind: 'login_code', email, subject, now },
  })
}

async function addLink(
  services: AccountServices,
  client: DatabaseClient,
  asked: {
    readonly facts: LoginLinkFacts
    readonly account: AccountRow | undefined
    readonly subject: string
    readonly isSilent: boolean
  },
): Promise<MailedLink> {
  const now = services.now()
  const { account, subject } = asked
  const link = {
    linkId: randomUUID(),
    kind: 'login_code',
    customerId: asked.isSilent ? null : (account?.customer.customerId ?? null),
    facts: { ...asked.facts, ...(asked.isSilent && { isSilent: true }) },
    expiresAt: after(now, linkLifetimes.login_code),
  } as const
  await linkStore.addWithCode(client, { ...link, subject, now })
  return { ...link, mails: 1 }
}

async function queueCode(
  services: AccountServices,
  client: DatabaseClient,
  asked: {
    readonly link: MailedLink
    readonly wish: CodeWish
    readonly account: AccountRow | undefined
    readonly hasNoReader: boolean
  },
): Promise<void> {
  const { link, wish, account, hasNoReader } = asked
  const left = link.expiresAt.getTime() - services.now().getTime()
  const known = account?.customer
  await queueNotification(client, {
    notification: 'login_code',
    to: hasNoReader ? nobody : known ? { customerId: known.customerId } : { email: wish.email },
    locale: known?.languageSetting ?? wish.opens?.language ?? '',
    screen: 'authSigningIn',
    values: { minutes: Math.max(1, Math.floor(left / 60_000)) },
    linkId: link.linkId,
    cause: `login_code:${link.linkId}:${link.mails}`,
  })
}

async function refuseLockedAddress(
  services: AccountServices,
  linkId: string,
  context: CallContext,
): Promise<void> {
  const permission = await checkAddressLock(services, context.address)
  if (permission.isAllowed) return
  const customerId = (await linkStore.find(services.pool, linkId))?.customerId
  const device = deviceOf(services, context.cookies)
  if (customerId && (await isKnownDevice(services.pool, { customerId, device }))) return
  throw lockedLogin(services, permission.refusal)
}

function isSame(typed: string, right: string): boolean {
  return typed.length === right.length && timingSafeEqual(Buffer.from(typed), Buffer.from(right))
}
