import { transaction } from '#server/platform/database/transaction.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { linkStore } from '../link-store.ts'
import { useAccountLink } from '../links.ts'
import { submitMerchantIfReady } from '../merchant/submit-merchant.ts'
import { queueLinkNotification } from '../queue-notification.ts'

/** Confirms the address by the mailed link; a dealer whose profile waits for it goes to review. */
export async function verifyEmail(
  services: AccountServices,
  token: string,
): Promise<{ email: string }> {
  const customer = await transaction(services.pool, async (client) => {
    const link = await useAccountLink(services, client, { token, kind: 'verify_email' })
    const { customerId } = link
    const now = services.now()
    await accountStore.lock(client, customerId)
    await accountStore.saveEmailVerified(client, { customerId, now })
    const { passwordHash } = link.facts
    if (typeof passwordHash === 'string') {
      await accountStore.savePassword(client, { customerId, passwordHash })
    }
    await linkStore.voidOlder(client, { customerId, kind: 'verify_email', now })
    await submitMerchantIfReady(services, client, customerId)
    return (await accountStore.load(client, customerId)).customer
  })
  await services.announceCustomer(services.pool, customer.customerId)
  return { email: customer.email }
}

/** Sends the link again to whoever still needs it; the answer is the same for every address. */
export async function resendVerification(services: AccountServices, email: string): Promise<void> {
  await transaction(services.pool, async (client) => {
    const account = await accountStore.findByEmail(client, email)
    if (!account || account.customer.isEmailVerified || !account.passwordHash) return
    const { customerId, languageSetting } = account.customer
    const now = services.now()
    await linkStore.voidOlder(client, { customerId, kind: 'verify_email', now })
    await queueLinkNotification(services, client, {
      notification: 'verify_email',
      kind: 'verify_email',
      screen: 'authVerify',
      to: { customerId },
      locale: languageSetting,
    })
  })
}
