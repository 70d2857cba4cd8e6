import type { z } from 'zod'
import type { valuationEndpoints } from '#contract/endpoints/valuation/valuation.ts'
import {
  decideValuation,
  type ValuationCommand,
  valuationDueAt,
} from '#domain/valuation/request/valuation-request.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import { RefusedCall, refuseCall } from '../../platform/http/refused-call.ts'
import { recordOperatorAction } from '../account/api.ts'
import { findMarketNow } from '../auction/api.ts'
import { describeVehicles, showProduct } from '../listing/api.ts'
import { answerBlocks } from './answer-blocks.ts'
import { queueReportReminders, queueValuationMail } from './queue-valuation-mail.ts'
import { showComparables } from './show-comparables.ts'
import { presentRequest } from './show-valuation.ts'
import type { ValuationServices } from './valuation-services.ts'
import { findByAd, listWaiting, lockValuation, saveValuation } from './valuation-store.ts'

/** Requests that wait, the next due first; what its owner postponed comes when its day does. */
export async function showValuationQueue(
  services: ValuationServices,
  locale: string,
): Promise<z.infer<typeof valuationEndpoints.list.output>> {
  const waiting = await listWaiting(services.pool)
  const now = await findMarketNow(services.pool)
  const entityIds = waiting.map(({ entityId }) => entityId)
  const vehicles = await describeVehicles(services.pool, { entityIds, locale })
  const queue = waiting.map((valuation) => {
    const dueAt = valuationDueAt(valuation) ?? now
    return {
      entityId: valuation.entityId,
      vehicle: vehicles.get(valuation.entityId) ?? '',
      submittedAt: new Date(valuation.submittedAt ?? now).toISOString(),
      dueAt: new Date(dueAt).toISOString(),
      isOverdue: now > dueAt,
      locale: valuation.locale,
    }
  })
  return { queue: queue.sort((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt)) }
}

/** One request with what the model said; that the operator looked is logged (rules 11). */
export async function findValuation(
  services: ValuationServices,
  context: CallContext,
  entityId: number,
): Promise<z.infer<typeof valuationEndpoints.find.output>> {
  const valuation = await findByAd(services.pool, entityId)
  if (!valuation || valuation.status === 'editing') throw refuseCall('NOT_FOUND')
  await recordOperatorAction(services.pool, context, {
    action: 'view_valuation',
    subject: { kind: 'listing', id: entityId },
  })
  return {
    product: await showProduct(services, context, entityId),
    request: await presentRequest(services, valuation, context.locale),
    locale: valuation.locale,
    computed: valuation.computed,
    comparables: await showComparables(services, valuation),
    blocks: answerBlocks({ operator: context.locale, owner: valuation.locale }),
  }
}

type PersonsAnswer = Extract<ValuationCommand, { type: 'answer' }>['answer']

/** The operator's own range and words; the owner learns of it by mail, with the report's address. */
export async function answerValuation(
  services: ValuationServices,
  context: CallContext,
  { entityId, answer }: { readonly entityId: number; readonly answer: PersonsAnswer },
): Promise<void> {
  await transaction(services.pool, async (client) => {
    const valuation = await lockValuation(client, entityId)
    if (!valuation || valuation.status === 'editing') throw refuseCall('NOT_FOUND')
    const now = await findMarketNow(client)
    const decision = decideValuation(valuation, { type: 'answer', answer }, now)
    if (!decision.isAllowed) throw new RefusedCall(decision.refusal)
    await saveValuation(client, entityId, decision.next, valuation.computed)
    await recordOperatorAction(client, context, {
      action: 'answer_valuation',
      subject: { kind: 'listing', id: entityId },
      facts: { fromEur: answer.fromEur, toEur: answer.toEur },
    })
    await queueValuationMail(client, valuation, {
      notification: 'valuation_ready',
      cause: `valuation_ready:${entityId}`,
    })
    await queueReportReminders(client, valuation, services.now())
  })
}
