import type { z } from 'zod'
import type { valuationEndpoints } from '#contract/endpoints/valuation/valuation.ts'
import { defaultMarketSettings } from '#domain/auction/core/settings.ts'
import { hourMs } from '#domain/calendar/instant.ts'
import { chosenSlot } from '#domain/calendar/slots.ts'
import { reviewDueAt } from '#domain/listing/review.ts'
import { explains } from '#domain/valuation/report/explains.ts'
import { isReportOpen } from '#domain/valuation/request/valuation-request.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { QueueFull } from '../../../platform/pictures/task-queue.ts'
import { findMarketNow } from '../../auction/api.ts'
import { loadOwn } from '../../listing/api.ts'
import { decideFor, queueReminder } from '../request-steps.ts'
import { presentRequest, showValuation } from '../show-valuation.ts'
import type { ValuationServices } from '../valuation-services.ts'
import {
  findByReport,
  lockValuation,
  type StoredValuation,
  saveValuation,
} from '../valuation-store.ts'
import { reportDocument } from './report-document.ts'

type Reported = z.infer<typeof valuationEndpoints.report.output>

/** Who has the address may read the answer, and nothing about the person who asked. */
export async function showReport(
  services: ValuationServices,
  context: CallContext,
  reportId: string,
): Promise<Reported> {
  const now = await findMarketNow(services.pool)
  const valuation = await findOpen(services, reportId, now)
  return {
    ...(await shownTo(services, context, valuation)),
    sale: await saleFrom(services, now),
    explained: explanationOf(valuation),
  }
}

/** On paper, in the language of whoever asks; set in a thread of its own. */
export async function printReport(
  services: ValuationServices,
  context: CallContext,
  reportId: string,
): Promise<Uint8Array> {
  const reported = await showReport(services, context, reportId)
  const document = reportDocument(reported, context.locale)
  if (!document) throw refuseCall('NOT_FOUND')
  try {
    return await services.reportPress.report(document)
  } catch (error) {
    if (error instanceof QueueFull) throw refuseCall('SERVICE_UNAVAILABLE')
    throw error
  }
}

async function shownTo(
  services: ValuationServices,
  context: CallContext,
  valuation: StoredValuation,
) {
  if (await isOwn(services, context, valuation.entityId)) {
    return showValuation(services, context, valuation)
  }
  const request = await presentRequest(services, valuation, context.locale)
  return {
    product: null,
    valuate_my_vehicle: { ...request, email: null, phone: '', remarks: '' },
    customer: null,
    tracking_status: valuation.isTracked ? ('tracked' as const) : ('open' as const),
  }
}

/** "Not selling now": whoever reads the report may say it, as they may in the letter's own words. */
export async function postponeReport(
  services: ValuationServices,
  postponed: { readonly reportId: string; readonly until: number },
): Promise<{ readonly postponedUntil: string }> {
  const now = await findMarketNow(services.pool)
  const { entityId } = await findOpen(services, postponed.reportId, now)
  await transaction(services.pool, async (client) => {
    const valuation = await lockValuation(client, entityId)
    if (!valuation) throw refuseCall('NOT_FOUND')
    const next = decideFor(valuation, { type: 'postpone', until: postponed.until }, now)
    await saveValuation(client, entityId, next, valuation.computed)
    await queueReminder(services, client, { ...valuation, ...next }, now)
  })
  return { postponedUntil: new Date(postponed.until).toISOString() }
}

async function findOpen(
  services: ValuationServices,
  reportId: string,
  now: number,
): Promise<StoredValuation> {
  const valuation = await findByReport(services.pool, reportId)
  if (!valuation || !isReportOpen(valuation, now)) throw refuseCall('NOT_FOUND')
  return valuation
}

/** An ad that is finished today: reviewed by its promise, and the first slot behind it (rules 3, 12). */
async function saleFrom(services: ValuationServices, now: number): Promise<Reported['sale']> {
  const { slots, renegotiation } = defaultMarketSettings
  const reviewedBy = reviewDueAt(now)
  const loads = await services.auctions.listSlotLoads(services.pool, new Date(now))
  const { startsAt, endsAt } = chosenSlot({ approvedAt: reviewedBy, settings: slots, loads })
  const bindsUntil = endsAt + renegotiation.bindingHours * hourMs
  const text = (instant: number) => new Date(instant).toISOString()
  return {
    reviewedBy: text(reviewedBy),
    startsAt: text(startsAt),
    endsAt: text(endsAt),
    bindsUntil: text(bindsUntil),
  }
}

function explanationOf({ computed, answer }: StoredValuation): Reported['explained'] {
  if (computed?.kind !== 'range' || !answer || !explains(computed, answer)) return null
  const { likelyEur, certainty, comparedCount, parts, vehicle, classes, quarters } = computed
  return {
    ...{ likelyEur, certainty, comparedCount, parts },
    isInvented: computed.isInvented === true,
    ...(vehicle && { vehicle }),
    ...(classes && { classes }),
    ...(quarters && { quarters }),
  }
}

function isOwn(
  services: ValuationServices,
  context: CallContext,
  entityId: number,
): Promise<boolean> {
  return loadOwn(services, context, entityId).then(
    () => true,
    () => false,
  )
}
