import type { z } from 'zod'
import type { valuationEndpoints } from '#contract/endpoints/valuation/valuation.ts'
import { missingAnswers } from '#domain/valuation/request/needed-answers.ts'
import type { ValuationCommand } from '#domain/valuation/request/valuation-request.ts'
import type { DatabaseClient } from '../../platform/database/pool.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import { refuseCall } from '../../platform/http/refused-call.ts'
import { newToken } from '../../platform/secrets/keys.ts'
import { findSeller } from '../account/api.ts'
import { findMarketNow } from '../auction/api.ts'
import { createListing, type FoundListing, loadOwn, saveListing } from '../listing/api.ts'
import { computeValuation } from './compute-valuation.ts'
import { queueUnfinishedReminders, queueValuationMail } from './queue-valuation-mail.ts'
import { decideFor, queueReminder } from './request-steps.ts'
import { showValuation } from './show-valuation.ts'
import type { ValuationServices } from './valuation-services.ts'
import {
  insertValuation,
  lockValuation,
  type StoredValuation,
  saveValuation,
} from './valuation-store.ts'

type Update = z.output<typeof valuationEndpoints.update.body>
type Written = NonNullable<Update['valuate_my_vehicle']>
type Valuated = z.infer<typeof valuationEndpoints.update.output>

/**
 * Writes a request as far as it is typed. The vehicle is saved first, as an ad in editing: a submission that
 * is refused afterwards loses none of its answers.
 */
export async function updateValuation(
  services: ValuationServices,
  context: CallContext,
  update: Update,
): Promise<Valuated> {
  const { entityId: known, productType: kind, startKey: key, ...rest } = update
  const { valuate_my_vehicle: written, ...input } = rest
  const start = { kind, input, ...(key !== undefined && { key }) }
  const entityId = known ?? (await createListing(services, context, start))
  // The key of a new ad is set on this very answer.
  const caller = known === undefined ? { ...context, cookies: context.newCookies() } : context
  const listing = await loadOwn(services, caller, entityId)
  const hasInput = input.attributes || input.damages || input.gallery
  if (known !== undefined && hasInput) {
    await saveListing(services, caller, { entityId, input, source: 'valuation' })
  }
  const saved = hasInput ? await loadOwn(services, caller, entityId) : listing
  const valuation = await writeRequest(services, caller, { listing: saved, written: written ?? {} })
  return showValuation(services, caller, valuation)
}

async function writeRequest(
  services: ValuationServices,
  context: CallContext,
  { listing, written }: { readonly listing: FoundListing; readonly written: Written },
): Promise<StoredValuation> {
  const { entityId } = listing
  const now = await findMarketNow(services.pool)
  const customerId = listing.owner.customerId ?? null
  const account = customerId === null ? undefined : await findSeller(services.pool, customerId)
  const email = written.email ?? account?.email
  const computed = written.isSubmitted
    ? await computeValuation(services, {
        listing,
        seller: { customerId, email: email ?? null },
        now,
      })
    : null
  try {
    return await transaction(services.pool, async (client) => {
      const made = { entityId, locale: context.locale, reportId: newToken() }
      await insertValuation(client, made)
      let valuation = await lockValuation(client, entityId)
      if (!valuation) throw refuseCall('NOT_FOUND')
      const before = valuation
      for (const command of commandsOf(written, { listing, email: before.email ?? email })) {
        valuation = { ...valuation, ...decideFor(valuation, command, now) }
      }
      const isSubmission = before.status === 'editing' && valuation.status === 'under_review'
      const kept = isSubmission ? computed : before.computed
      if (isSubmission) valuation = await answerComputed(services, client, { valuation, kept, now })
      await saveValuation(client, entityId, valuation, kept)
      if (written.postponedUntil) await queueReminder(services, client, valuation, now)
      const isBegun = valuation.status === 'editing' && valuation.email !== null
      if (isBegun) await queueUnfinishedReminders(client, valuation, services.now())
      return { ...valuation, computed: kept }
    })
  } catch (error) {
    if (isTaken(error)) throw refuseCall('VALUATION_ALREADY_SUBMITTED')
    throw error
  }
}

/** Where the installation lets what was computed go out before a person has looked, marked as such. */
async function answerComputed(
  { config }: ValuationServices,
  client: DatabaseClient,
  submitted: {
    readonly valuation: StoredValuation
    readonly kept: StoredValuation['computed']
    readonly now: number
  },
): Promise<StoredValuation> {
  const { valuation, kept, now } = submitted
  if (!config.sendsComputedValuations || kept?.kind !== 'range') return valuation
  const { range } = kept
  const answered = {
    ...valuation,
    ...decideFor(valuation, { type: 'answer_computed', range }, now),
  }
  await queueValuationMail(client, answered, {
    notification: 'valuation_computed',
    cause: `valuation_computed:${answered.entityId}`,
  })
  return answered
}

function* commandsOf(
  written: Written,
  { listing, email }: { readonly listing: FoundListing; readonly email: string | undefined },
): Generator<ValuationCommand> {
  const { phone, remarks } = written
  yield { type: 'write', email: written.email ?? email, phone, remarks }
  if (written.isSubmitted) {
    yield { type: 'submit', missing: missingAnswers(listing.kind, listing.values) }
  }
  if (written.postponedUntil) {
    yield { type: 'postpone', until: Date.parse(written.postponedUntil) }
  }
}

/** The index that lets one request of an address wait: the only one that can be broken here. */
function isTaken(error: unknown): boolean {
  const { constraint } = error as { readonly constraint?: unknown } // The driver's errors carry it.
  return constraint === 'valuations_waiting'
}
