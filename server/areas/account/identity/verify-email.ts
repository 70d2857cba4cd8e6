import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { type LinkRow, linkStore } from '../link-store.ts'
import { createLink, linkToken, useAccountLink } from '../links.ts'
import { submitMerchantIfReady } from '../merchant/submit-merchant.ts'
import { queueLinkNotification, readerOf } from '../queue-notification.ts'
import type { Device } from '../session/known-devices.ts'
import { endFirstLogin } from './end-first-login.ts'

export type ConfirmedAddress = {
  readonly email: string
  /** To choose a password with; null where the one that was registered with goes on. */
  readonly passwordToken: string | null
}

/**
 * Confirms the address by the mailed link; a dealer whose profile waits for it goes to review. The link shows who
 * owns the address, not who chose the password: that one goes on only in the browser where it was
 * chosen. From any other, password and sessions of whoever registered end, and the owner chooses anew (rules 11).
 */
export async function verifyEmail(
  services: AccountServices,
  { token, device }: { readonly token: string; readonly device: Pick<Device, 'hash'> },
): Promise<ConfirmedAddress> {
  const confirmed = await transaction(services.pool, async (client) => {
    const link = await useAccountLink(services, client, { token, kind: 'verify_email' })
    const { customerId } = link
    const now = services.now()
    await accountStore.lock(client, customerId)
    const { customer } = await accountStore.load(client, customerId)
    const passwordToken = customer.isEmailVerified
      ? null
      : await settlePassword(services, client, { link: { ...link, customerId }, device })
    await accountStore.saveEmailVerified(client, { customerId, now })
    await linkStore.voidOlder(client, { customerId, kind: 'verify_email', now })
    await submitMerchantIfReady(services, client, customerId)
    return { customerId, email: customer.email, passwordToken }
  })
  const { customerId, email, passwordToken } = confirmed
  await services.announceEndedLogin(customerId)
  await services.announceCustomer(services.pool, customerId)
  return { email, passwordToken }
}

/** Whose password holds from now on. Answers the token to choose one with where nobody's does. */
async function settlePassword(
  services: AccountServices,
  client: DatabaseClient,
  {
    link,
    device,
  }: { readonly link: LinkRow & { customerId: number }; readonly device: Pick<Device, 'hash'> },
): Promise<string | null> {
  const { customerId, facts } = link
  const { passwordHash } = facts
  const isSameBrowser = facts.device === device.hash.toString('hex')
  if (isSameBrowser && passwordHash === undefined) return null
  await endFirstLogin(services, client, customerId)
  if (isSameBrowser && typeof passwordHash === 'string') {
    await accountStore.savePassword(client, { customerId, passwordHash })
    return null
  }
  await accountStore.saveRegistered(client, customerId)
  const kind = 'reset_password'
  return linkToken(services, await createLink(services, client, { kind, customerId }))
}

/** Sends the link again to whoever still needs it; answer and work are the same for every address. */
export async function resendVerification(
  services: AccountServices,
  { email, device }: { readonly email: string; readonly device: Pick<Device, 'hash'> },
): Promise<void> {
  await transaction(services.pool, async (client) => {
    const account = await accountStore.findByEmail(client, email)
    const isNeeded = account?.customer.isEmailVerified === false && account.passwordHash !== null
    const customerId = account?.customer.customerId ?? 0
    const search = { customerId, device: device.hash.toString('hex') }
    const last = await linkStore.findLastConfirmation(client, search)
    await queueLinkNotification(services, client, {
      notification: 'verify_email',
      kind: 'verify_email',
      screen: 'authVerify',
      // It confirms what the last one from this browser would have; that one holds as well, whoever asks again.
      facts: last?.facts ?? {},
      ...readerOf(isNeeded ? account : undefined),
    })
  })
}
