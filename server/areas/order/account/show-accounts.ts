import type { HandoverPage } from '#contract/endpoints/handover/handover.ts'
import { type BankAccount, mayGiveAccount, orderAccounts } from '#domain/order/bank-account.ts'
import type { OrderSide } from '#domain/order/order.ts'
import { findMarketNow } from '../../auction/api.ts'
import { listBankAccounts } from '../bank-account-store.ts'
import type { OrderServices } from '../order-services.ts'
import { orderStateOf } from '../order-state.ts'
import type { StoredOrder } from '../stored-order.ts'

/**
 * The account of a sale for its two sides. The buyer learns of one that waits, and not which it is; nobody is
 * shown any once the sale is called off, and operators never are.
 */
export async function showAccounts(
  services: OrderServices,
  order: StoredOrder,
  perspective: OrderSide,
): Promise<HandoverPage['account']> {
  if (perspective === 'operator' || order.status === 'canceled') {
    return { shown: null, waiting: null, mayGive: false }
  }
  const { pool, keys } = services
  const now = await findMarketNow(pool)
  const given = await listBankAccounts(pool, order.orderId, keys.bankAccounts)
  const { shown, waiting } = orderAccounts(given, now)
  const isSeller = perspective === 'seller'
  return {
    shown: shown && ofAccount(shown),
    waiting: waiting && {
      shownFrom: new Date(waiting.shownFrom).toISOString(),
      account: isSeller ? ofAccount(waiting) : null,
    },
    mayGive: isSeller && mayGiveAccount(orderStateOf(order)).isAllowed,
  }
}

function ofAccount({ iban, holder, givenAt }: BankAccount) {
  return { iban, holder, givenAt: new Date(givenAt).toISOString() }
}

/** The file of a contract as it is sent to somebody who asks for it: with the account that is shown now. */
export async function contractKeyNow(
  services: OrderServices,
  order: StoredOrder,
  storageKey: string,
): Promise<string> {
  if (order.status === 'canceled') return storageKey
  const { pool, keys } = services
  const given = await listBankAccounts(pool, order.orderId, keys.bankAccounts)
  const now = await findMarketNow(pool)
  const shown = given.findLast(({ shownFrom }) => shownFrom <= now)
  return shown?.contractKey ?? storageKey
}
