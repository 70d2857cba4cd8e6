import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import { addJob } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { findSubmitted } from '../../listing/api.ts'
import { isKnownCode, referralCookie } from './keep-referral.ts'
import { referralStore } from './referral-store.ts'
import { referralJob } from './send-referral.ts'

/**
 * By whose link a submitted ad of the caller came. Nobody refers themselves, and the first referral of an ad stays; neither
 * is told apart from one that counts, so that nobody can try codes.
 */
export async function recordReferral(
  services: Services,
  context: CallContext,
  { listingId, code }: { readonly listingId: number; readonly code: string },
): Promise<void> {
  const customerId = customerIdOf(context)
  const owner = await findSubmitted(services.pool, listingId)
  if (!owner || owner.customerId !== customerId) throw refuseCall('NOT_FOUND')
  if (!owner.isSubmitted) return
  if (await isKnownCode(services, code))
    await addReferral(services, { listingId, code, customerId })
  // One ad is what a link was followed for; it stays where nothing could be noted.
  context.clearCookie(referralCookie)
}

async function addReferral(
  services: Services,
  given: { readonly listingId: number; readonly code: string; readonly customerId: number },
): Promise<void> {
  const { listingId, code, customerId } = given
  await transaction(services.pool, async (client) => {
    const partner = await referralStore.findByCode(client, code)
    if (partner?.customerId === customerId) return
    const referral = { listingId, code, partnerId: partner?.partnerId ?? null, now: services.now() }
    const isNew = await referralStore.addReferral(client, referral)
    if (!isNew || services.config.tapfiliate === null) return
    const { task, payload, options } = referralJob(listingId)
    await addJob(client, task, payload, options)
  })
}
