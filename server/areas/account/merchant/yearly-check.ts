import { transaction } from '#server/platform/database/transaction.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { Services } from '#server/platform/services.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { queueNotification } from '../queue-notification.ts'
import { recordOperatorAction } from '../record-operator-action.ts'
import { queueVatIdCheck } from './check-vat-id.ts'
import { yearlyCheckStore } from './yearly-check-store.ts'

/** The yearly look at an admitted dealer: asked by the clock, settled by an operator (rules 11). */

const atOnce = 100

/** Asks everybody whose year is over: the register about the VAT id, the dealer for new papers. Answers how many. */
export async function askForYearlyChecks({ pool }: Pick<Services, 'pool'>): Promise<number> {
  let asked = 0
  for (let found = atOnce; found === atOnce; asked += found) {
    found = await transaction(pool, async (client) => {
      const due = await yearlyCheckStore.askDue(client, atOnce)
      for (const { merchantId, customerId, languageSetting, askedAt } of due) {
        await queueVatIdCheck(client, merchantId)
        await queueNotification(client, {
          notification: 'yearly_check',
          to: { customerId },
          locale: languageSetting,
          screen: 'account',
          values: {},
          cause: `yearly_check:${merchantId}:${askedAt.getTime()}`,
        })
      }
      return due.length
    })
  }
  return asked
}

/** VAT id and papers are in order: the next year begins. NOT_FOUND where nothing is asked. */
export async function confirmYearlyCheck(
  services: AccountServices,
  merchantId: number,
  context: CallContext,
): Promise<void> {
  const customerId = await transaction(services.pool, async (client) => {
    const found = await accountStore.findByMerchant(client, merchantId)
    if (!found || !(await yearlyCheckStore.saveDone(client, merchantId))) {
      throw refuseCall('NOT_FOUND')
    }
    const subject = { kind: 'merchant', id: merchantId } as const
    await recordOperatorAction(client, context, { action: 'confirm_yearly_check', subject })
    return found.customer.customerId
  })
  await services.announceCustomer(services.pool, customerId)
}
