import { admissionAfter } from '#domain/account/merchant-admission.ts'
import { profileCompleteness } from '#domain/account/profile-completeness.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import type { AccountServices } from '../account-services.ts'
import { type AccountRow, accountStore } from '../account-store.ts'
import { queueNotification } from '../queue-notification.ts'
import { merchantStore } from './merchant-store.ts'

/**
 * The review begins by itself once profile, papers and address are complete (rules 11). After a
 * question or a refusal it takes a change by the dealer to begin again.
 */
export async function submitMerchantIfReady(
  services: AccountServices,
  db: Queryable,
  customerId: number,
  change: { readonly isByDealer: boolean } = { isByDealer: false },
): Promise<void> {
  const account = await accountStore.load(db, customerId)
  const { merchant, languageSetting } = account.customer
  if (!merchant || !isReady(account)) return
  const isFirst = account.admission?.submittedAt === null
  const isAgain = change.isByDealer && admissionAfter(merchant.admission, 'apply') !== undefined
  if (!isFirst && !isAgain) return
  await merchantStore.saveSubmitted(db, merchant.merchantId)
  await queueNotification(db, {
    notification: 'merchant_submitted',
    values: {},
    to: { customerId },
    locale: languageSetting,
    screen: 'account',
    cause: `merchant_submitted:${merchant.merchantId}:${services.now().getTime()}`,
  })
}

function isReady({ customer }: AccountRow): boolean {
  return customer.isEmailVerified && profileCompleteness(customer.profile, 'MERCHANT').isComplete
}
