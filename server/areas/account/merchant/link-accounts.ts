import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall, refuseFields } from '#server/platform/http/refused-call.ts'
import type { AccountServices, AgentsToEnd } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { recordOperatorAction } from '../record-operator-action.ts'
import { linkedAccountStore } from './linked-account-store.ts'
import { queueEndOfAgents } from './queue-end-of-agents.ts'

/**
 * An operator says that a dealer and another account belong to the same people (rules 1). From the
 * commit on neither bids on ads of the other, by hand or by an agent; bids that stand are for a void to judge.
 */
export async function linkAccount(
  services: AccountServices,
  link: { readonly merchantId: number; readonly email: string; readonly reason: string },
  context: CallContext,
): Promise<void> {
  const { merchantId, email, reason } = link
  const ended = await transaction(services.pool, async (client) => {
    const dealer = await accountStore.findByMerchant(client, merchantId)
    if (!dealer) throw refuseCall('NOT_FOUND')
    const { customerId } = dealer.customer
    const found = await accountStore.findByEmail(client, email)
    const other = found?.customer.customerId
    if (other === undefined || other === customerId) {
      throw refuseFields([{ field: 'email', rule: 'no_other_account' }])
    }
    await linkedAccountStore.add(client, { pair: [customerId, other], reason })
    const otherMerchantId = found?.customer.merchant?.merchantId
    const operatorId = customerIdOf(context)
    const agents: readonly AgentsToEnd[] = [
      { merchantId, operatorId, ownerCustomerId: other },
      ...(otherMerchantId === undefined
        ? []
        : [{ merchantId: otherMerchantId, operatorId, ownerCustomerId: customerId }]),
    ]
    for (const each of agents) await queueEndOfAgents(client, { ...each, why: 'linked' })
    await recordOperatorAction(client, context, {
      action: 'link_account',
      subject: { kind: 'merchant', id: merchantId },
      facts: { customerId: other, reason },
    })
    return agents
  })
  for (const each of ended) await services.endAgents(each)
}

export async function unlinkAccount(
  services: AccountServices,
  link: { readonly merchantId: number; readonly customerId: number },
  context: CallContext,
): Promise<void> {
  const { merchantId, customerId: other } = link
  await transaction(services.pool, async (client) => {
    const dealer = await accountStore.findByMerchant(client, merchantId)
    const pair = dealer && ([dealer.customer.customerId, other] as const)
    if (!pair || !(await linkedAccountStore.remove(client, pair))) throw refuseCall('NOT_FOUND')
    await recordOperatorAction(client, context, {
      action: 'unlink_account',
      subject: { kind: 'merchant', id: merchantId },
      facts: { customerId: other },
    })
  })
}
