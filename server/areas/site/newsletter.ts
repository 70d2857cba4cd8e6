import { transaction } from '#server/platform/database/transaction.ts'
import { addJobs } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { queueLinkNotification, useLink } from '../account/api.ts'
import { passOnJob } from './pass-on-subscription.ts'
import { siteStore } from './site-store.ts'

/**
 * Newsletter by double consent: nobody gets it whom somebody else signed up. The answer never tells
 * whether the address was known (rules 11).
 */
export async function signUpForNewsletter(
  services: Services,
  signUp: { readonly email: string; readonly locale: string },
): Promise<void> {
  const { email, locale } = signUp
  await transaction(services.pool, async (client) => {
    const now = services.now()
    const isOpen = await siteStore.addSubscription(client, { email, locale, now })
    if (!isOpen) return
    await queueLinkNotification(services, client, {
      notification: 'newsletter_confirm',
      kind: 'newsletter',
      screen: 'newsletterConfirm',
      to: { email },
      locale,
      facts: { email },
    })
  })
}

export async function confirmNewsletter(services: Services, token: string): Promise<void> {
  await transaction(services.pool, async (client) => {
    const { facts } = await useLink(services, client, { token, kinds: ['newsletter'] })
    const email = String(facts.email)
    await siteStore.saveSubscriptionConfirmed(client, { email, now: services.now() })
    if (services.config.hubspot !== null) await addJobs(client, [passOnJob(email)])
  })
}
