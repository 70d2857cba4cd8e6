import { transaction } from '../../../platform/database/transaction.ts'
import { listBankAccounts, type StoredBankAccount, saveContractKey } from '../bank-account-store.ts'
import { contractOfSale } from '../documents/contract-of-sale.ts'
import type { OrderDocumentServices } from '../order-document-services.ts'
import { findOrder } from '../order-store.ts'
import { loadSale, type Sale } from '../sale.ts'
import { isPrinted } from '../stored-order.ts'

/**
 * The contract once more, with the account that its seller gave after the sale: the same number, and a file that is
 * handed out in the account alone. The mailed one names no account (rules 10).
 */

export type PrintContractWithAccount = { readonly orderId: number }

export function createPrintContractWithAccount(services: OrderDocumentServices) {
  return async ({ orderId }: PrintContractWithAccount): Promise<void> => {
    const order = await findOrder(services.pool, orderId)
    const contract = order?.documents.find(({ kind }) => kind === 'contract')
    // A contract that waits for the verdict on a VAT id brings this job with it.
    if (!order || !contract || !isPrinted(contract)) return
    const accounts = await listBankAccounts(services.pool, orderId, services.keys.bankAccounts)
    const unprinted = accounts.filter(({ contractKey }) => contractKey === null)
    if (unprinted.length === 0) return
    const sale = await transaction(services.pool, (client) => loadSale(services, client, { order }))
    for (const account of unprinted) await print(services, sale, contract.number ?? '', account)
  }
}

async function print(
  services: OrderDocumentServices,
  sale: Sale,
  number: string,
  { bankAccountId, iban, holder, givenAt }: StoredBankAccount,
): Promise<void> {
  const account = { iban, holder, givenAt }
  const bytes = await services.pdfWorker.contract(
    { ...contractOfSale(sale, number), account },
    { locale: sale.seller.languageSetting, otherLocale: sale.buyer.languageSetting },
  )
  const storageKey = services.newStorageKey()
  await services.images.put(storageKey, bytes)
  // Another account may have taken its place meanwhile.
  const isKept = await saveContractKey(services.pool, bankAccountId, storageKey)
  if (!isKept) await services.images.delete(storageKey)
}
