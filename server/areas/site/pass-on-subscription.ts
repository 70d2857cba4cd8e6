import type { NewsletterService } from '#server/integrations/newsletter/port.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { siteStore } from './site-store.ts'

/** By the queue's own back-off these reach over some four days. */
const attempts = 25

/** What a subscriber agreed to by the mailed link, for the service's own record. */
const consent = 'Newsletter, confirmed by the link in a mail (double opt-in)'

type PassOn = { readonly email: string }

export function passOnJob(email: string): Job {
  const payload: PassOn = { email }
  return {
    task: 'pass-on-subscription',
    payload,
    options: { key: `newsletter:${email}`, maxAttempts: attempts },
  }
}

/** Hands a confirmed address to the service that sends the newsletter, once. What it refuses for good stays with us. */
export function createPassOnSubscription(
  services: Pick<Services, 'pool' | 'now'> & { readonly newsletter: NewsletterService },
) {
  return async ({ email }: PassOn): Promise<void> => {
    const { pool, newsletter, now } = services
    const confirmedAt = await siteStore.findToPassOn(pool, email)
    if (!confirmedAt) return
    const answer = await newsletter.add({ email, consent, confirmedAt })
    if (answer.kind === 'unavailable') {
      throw new Error(`The newsletter service does not answer: ${answer.cause}`)
    }
    await siteStore.savePassedOn(pool, {
      email,
      passedOnAt: answer.kind === 'taken' ? now() : null,
      refused: answer.kind === 'refused' ? answer.reason : null,
    })
  }
}
