import type { ProfileType } from '#domain/account/customer.ts'
import {
  type AccountCheckCode,
  accountCheckCode,
  profileCompleteness,
} from '#domain/account/profile-completeness.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { submitMerchantIfReady } from '../merchant/submit-merchant.ts'

/**
 * The check and acknowledge calls (spec 4, 7.2): how far the account is. A dealer whose review has
 * not begun although all is there is handed in now.
 */
export async function checkAccount(
  services: AccountServices,
  profileType: ProfileType,
  context: CallContext,
): Promise<AccountCheckCode> {
  const customerId = customerIdOf(context)
  return transaction(services.pool, async (client) => {
    await accountStore.lock(client, customerId)
    await submitMerchantIfReady(services, client, customerId)
    const { customer } = await accountStore.load(client, customerId)
    const completeness = profileCompleteness(customer.profile, profileType)
    // A complete form of another kind does not complete this kind of account.
    const isComplete = completeness.isComplete && customer.profileType === profileType
    return accountCheckCode({ profileType, isComplete }, customer)
  })
}
