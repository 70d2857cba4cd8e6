import { isMemberState } from '#domain/pricing/countries.ts'
import {
  isVatIdCheckDue,
  type VatIdVerdict,
  vatIdVerdictAfter,
} from '#domain/pricing/vat-id-check.ts'
import type { VatRegistry } from '#server/integrations/vat-registry/port.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { addJobs, type Job } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { merchantStore } from './merchant-store.ts'

/**
 * Asks the register about a dealer's VAT id (rules 10). An outage throws, so that the queue asks
 * again, ever more rarely, for longer than an invoice can wait; a verdict settles their invoices.
 */

/** By the queue's own back-off these reach over some four days; an invoice waits three. */
const attempts = 25

export type CheckVatId = { readonly merchantId: number }

/** Whether there is anything to ask is found out by the task. */
export function vatIdCheckJob(merchantId: number): Job {
  const payload: CheckVatId = { merchantId }
  const options = { key: `vat-id:${merchantId}`, maxAttempts: attempts }
  return { task: 'check-vat-id', payload, options }
}

export async function queueVatIdCheck(db: Queryable, merchantId: number): Promise<void> {
  await addJobs(db, [vatIdCheckJob(merchantId)])
}

export function createCheckVatId(
  services: Pick<Services, 'pool' | 'now'> & {
    readonly vatRegistry: VatRegistry
    readonly settleInvoices: (merchantId: number) => Promise<void>
    readonly announceCustomer: (customerId: number) => Promise<void>
  },
) {
  return async ({ merchantId }: CheckVatId): Promise<void> => {
    const asked = await merchantStore.findVatId(services.pool, merchantId)
    if (!asked || !isAskedFor(asked, services.now())) return
    const { country, vatId } = asked
    const answer = await services.vatRegistry.check({ country, vatId })
    const isSaved = await transaction(services.pool, async (client) => {
      await merchantStore.lock(client, merchantId)
      const now = await merchantStore.findVatId(client, merchantId)
      // Meanwhile they wrote another number, or an operator has decided.
      if (now?.vatId !== vatId || now.verdict !== asked.verdict) return false
      const state = vatIdVerdictAfter(asked.verdict, answer.kind)
      await merchantStore.saveVatIdState(client, { merchantId, state })
      if (answer.kind !== 'unavailable') {
        await merchantStore.saveVatIdCheck(client, { merchantId, vatId, ...answer })
      }
      return true
    })
    if (answer.kind === 'unavailable') {
      throw new Error(`The register of VAT ids does not answer: ${answer.cause}`)
    }
    if (!isSaved) return
    await services.settleInvoices(merchantId)
    await services.announceCustomer(asked.customerId)
  }
}

function isAskedFor(
  asked: {
    readonly country: string
    readonly vatId: string
    readonly verdict: VatIdVerdict
    readonly checkedAt: Date | null
    readonly checked: string | null
  },
  now: Date,
): boolean {
  if (asked.vatId === '' || !isMemberState(asked.country)) return false
  const isOfThisNumber = asked.checked === asked.vatId
  const checkedAt = isOfThisNumber ? (asked.checkedAt?.getTime() ?? null) : null
  return isVatIdCheckDue({ verdict: asked.verdict, checkedAt, at: now.getTime() })
}
