import { isIban } from '#domain/account/contact-rules.ts'
import {
  accountShownFrom,
  type BankAccount,
  mayGiveAccount,
  orderAccounts,
  plainIban,
} from '#domain/order/bank-account.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { RefusedCall, refuseCall, refuseFields } from '../../../platform/http/refused-call.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { requireIdentityProof } from '../../account/api.ts'
import { findMarketNow } from '../../auction/api.ts'
import { listBankAccounts, saveBankAccount } from '../bank-account-store.ts'
import { notifyOfOrder } from '../notify-of-order.ts'
import type { OrderServices } from '../order-services.ts'
import { orderStateOf } from '../order-state.ts'
import { lockOrder } from '../order-store.ts'
import { queueContractWithAccount } from '../queue-contract-with-account.ts'
import type { StoredOrder } from '../stored-order.ts'

/**
 * The seller says to which account the price goes (rules 10), after they have shown once more who they are. Both
 * sides are notified of each change, and never of the account itself.
 */
export async function giveBankAccount(
  services: OrderServices,
  context: CallContext,
  given: { readonly orderId: number; readonly iban: string; readonly holder: string },
): Promise<void> {
  const { orderId, holder } = given
  const iban = plainIban(given.iban)
  if (!isIban(iban)) throw refuseFields([{ field: 'iban', rule: 'iban' }])
  const order = await transaction(services.pool, async (client) => {
    await requireIdentityProof(services, client, context)
    return save(services, client, orderId, { iban, holder })
  })
  if (!order) return
  await services.announceCustomer(order.sellerCustomerId)
  await services.announceCustomer(order.buyerCustomerId)
}

/** Undefined where the account stands already. */
async function save(
  services: OrderServices,
  client: DatabaseClient,
  orderId: number,
  account: Pick<BankAccount, 'iban' | 'holder'>,
): Promise<StoredOrder | undefined> {
  const order = await lockOrder(client, orderId)
  if (!order) throw refuseCall('NOT_FOUND')
  const permission = mayGiveAccount(orderStateOf(order))
  if (!permission.isAllowed) throw new RefusedCall(permission.refusal)
  const key = services.keys.bankAccounts
  const givenAt = await findMarketNow(client)
  const accounts = orderAccounts(await listBankAccounts(client, orderId, key), givenAt)
  const shownFrom = accountShownFrom(accounts, account, givenAt)
  if (shownFrom === null) return undefined
  const storageKeys = await saveBankAccount(
    client,
    orderId,
    { ...account, givenAt, shownFrom },
    key,
  )
  if (storageKeys.length > 0) {
    const job = { storageKeys, pictureKeys: [] }
    await addJob(client, 'delete-files', job, { key: `bank-account:${orderId}:${givenAt}` })
  }
  await queueContractWithAccount(client, orderId)
  const isFirst = accounts.shown === null
  for (const to of ['seller', 'buyer'] as const) {
    const toSeller = to === 'seller'
    await notifyOfOrder(services, client, {
      ...{ order, to, what: `bank-account/${givenAt}`, isUrgent: true },
      notification: isFirst
        ? toSeller
          ? 'bank_account_given_seller'
          : 'bank_account_given'
        : toSeller
          ? 'bank_account_changed_seller'
          : 'bank_account_changed',
      values: isFirst ? {} : { accountShownAt: shownFrom },
    })
  }
  return order
}
