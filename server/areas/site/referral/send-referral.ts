import type { ReferralService } from '#server/integrations/referral/port.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { referralStore } from './referral-store.ts'

/** By the queue's own back-off these reach over some four days. */
const attempts = 25

type SendReferral = { readonly listingId: number }

export function referralJob(listingId: number): Job {
  const payload: SendReferral = { listingId }
  return {
    task: 'send-referral',
    payload,
    options: { key: `referral:${listingId}`, maxAttempts: attempts },
  }
}

/**
 * Tells the outside service of a referral. It takes the same one twice, so it is asked first whether it has it: an answer
 * that got lost is found then. What it refuses for good stays with us.
 */
export function createSendReferral(
  services: Pick<Services, 'pool'> & { readonly referrals: ReferralService },
) {
  return async ({ listingId }: SendReferral): Promise<void> => {
    const { pool, referrals } = services
    const open = await referralStore.findOpen(pool, listingId)
    if (!open) return
    const externalId = `ad-${listingId}`
    const known = await referrals.find(externalId)
    const answer =
      known.kind === 'unknown' ? await referrals.add({ externalId, code: open.code }) : known
    if (answer.kind === 'unavailable') {
      throw new Error(`The referral service does not answer: ${answer.cause}`)
    }
    await referralStore.saveAnswer(pool, listingId, {
      conversionId: answer.kind === 'taken' ? answer.conversionId : null,
      refused: answer.kind === 'refused' ? answer.reason : null,
    })
  }
}
