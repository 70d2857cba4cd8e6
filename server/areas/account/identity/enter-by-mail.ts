import type { LoginAnswer } from '#contract/endpoints/account-session.ts'
import type { ProfileType } from '#domain/account/customer.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { type AccountRow, accountStore } from '../account-store.ts'
import { type LinkRow, linkStore } from '../link-store.ts'
import { submitMerchantIfReady } from '../merchant/submit-merchant.ts'
import { outsideLoginStore } from '../outside-login-store.ts'
import { beginLogin } from '../session/begin-login.ts'
import { findPlaceInCompany, ownerOfBegunAds } from '../session/company-place-store.ts'
import { endFirstLogin } from './end-first-login.ts'

/** What a login link brings along; written when its mail is asked for. */
export type LoginLinkFacts = {
  /** The screen to go on to. */
  readonly route?: string
  readonly email?: string
  /** Set where no account is known: with which one it is to be opened. Terms were agreed to with the form. */
  readonly opens?: { readonly profileType: ProfileType; readonly language: string }
  /** The ad that the asking browser may edit; it becomes the account's. The hash is in hex. */
  readonly ad?: { readonly listingId: number; readonly editKeyHash: string }
  /** The browser that came back from an identity provider; no other may use it. */
  readonly holder?: string
  /** By what the opened account is entered from now on. */
  readonly outside?: { readonly issuer: string; readonly subject: string }
  /** By what it was entered just now. */
  readonly outsideLoginId?: number
  /** No mail went out, so no code can be right. */
  readonly isSilent?: true
}

export type EnteredByMail = {
  readonly loggedIn: LoginAnswer
  /** Whose earlier logins have ended; to be announced after the commit. */
  readonly endedLogin: number | null
}

/**
 * The entrance by button or code of a mail: who can read the mail owns the address. Opens the account
 * where there is none yet, and gives it the ad that was being written, on whatever device this is.
 */
export async function enterByMail(
  services: AccountServices,
  client: DatabaseClient,
  { link, context }: { readonly link: LinkRow; readonly context: CallContext },
): Promise<EnteredByMail> {
  const facts: LoginLinkFacts = link.facts
  const customerId = link.customerId ?? (await findOrOpen(services, client, facts))
  await accountStore.lock(client, customerId)
  const account = await accountStore.load(client, customerId)
  if (account.isDeactivated) throw refuseCall('LINK_INVALID')
  const endedLogin = await confirmAddress(services, client, account)
  const outsideLoginId = await outsideLoginOf(services, client, { facts, account })
  if (facts.ad) {
    const editKeyHash = Buffer.from(facts.ad.editKeyHash, 'hex')
    const { listingId } = facts.ad
    const owner = ownerOfBegunAds(await findPlaceInCompany(client, customerId))
    if (owner !== null) {
      await services.listings.claimAd(client, { customerId: owner, listingId, editKeyHash })
    }
  }
  const { route } = facts
  const login = {
    ...{ account, context, ...(route !== undefined && { route }) },
    // A provider may still know the browser and let in whoever sits at it.
    ...(link.kind === 'outside_login' && { provedAt: null, outsideLoginId }),
  }
  return { loggedIn: await beginLogin(services, client, login), endedLogin }
}

/** Connects the account that was just opened; null where no provider let anybody in. */
async function outsideLoginOf(
  services: AccountServices,
  client: DatabaseClient,
  { facts, account }: { readonly facts: LoginLinkFacts; readonly account: AccountRow },
): Promise<number | null> {
  if (!facts.outside) return facts.outsideLoginId ?? null
  const { customerId, email } = account.customer
  const login = { ...facts.outside, customerId, email, now: services.now() }
  const added = await outsideLoginStore.add(client, login)
  if (added === null) throw refuseCall('LINK_INVALID')
  return added
}

/** Called after the commit. */
export async function announceEntered(
  services: AccountServices,
  { loggedIn, endedLogin }: EnteredByMail,
): Promise<LoginAnswer> {
  if (endedLogin !== null) await services.announceEndedLogin(endedLogin)
  return loggedIn
}

/**
 * A password that somebody chose before is not shown to be the owner's, so it ends. Called under the account's lock; answers
 * whose logins have ended.
 */
export async function confirmAddress(
  services: AccountServices,
  client: DatabaseClient,
  { customer, passwordHash }: AccountRow,
): Promise<number | null> {
  const { customerId } = customer
  await accountStore.saveRegistered(client, customerId)
  if (customer.isEmailVerified) return null
  const now = services.now()
  if (passwordHash !== null) await endFirstLogin(services, client, customerId)
  await linkStore.voidOlder(client, { customerId, kind: 'verify_email', now })
  await accountStore.saveEmailVerified(client, { customerId, now })
  await submitMerchantIfReady(services, client, customerId)
  return passwordHash === null ? null : customerId
}

async function findOrOpen(
  services: AccountServices,
  client: DatabaseClient,
  { email, opens, outside }: LoginLinkFacts,
): Promise<number> {
  if (email === undefined || !opens) throw refuseCall('LINK_INVALID')
  const { profileType, language } = opens
  const now = services.now()
  const added = await accountStore.add(client, {
    ...{ email, profileType },
    passwordHash: null,
    languageSetting: language,
    now,
  })
  // Somebody has registered with the address since the mail was asked for.
  // An identity provider does not show that the account is the same person's.
  if (added === null && outside) throw refuseCall('LINK_INVALID')
  const known = added === null ? await accountStore.findByEmail(client, email) : undefined
  if (known) return known.customer.customerId
  if (added === null) throw refuseCall('LINK_INVALID')
  const { version } = services.termsInForce(language, now)
  const acceptance = { customerId: added, version, locale: language, now }
  await accountStore.saveTermsAcceptance(client, acceptance)
  return added
}
