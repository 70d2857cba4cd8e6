import { executorOn, testKeys, testSecret } from '#database/testing/market-of-test.ts'
import { findBuyer } from '../areas/account/profile/find-buyer.ts'
import { findSeller } from '../areas/account/profile/find-people.ts'
import { createAuctionUseCases } from '../areas/auction/create-use-cases.ts'
import {
  createWriteOrderDocuments,
  type WriteOrderDocuments,
} from '../areas/order/documents/write-order-documents.ts'
import { readConfig } from '../config.ts'
import { bankFileReader } from '../integrations/bank-file/read-bank-file.ts'
import type { CommissionInvoice, PurchaseContract } from '../integrations/documents/port.ts'
import { createLocalImageStore } from '../integrations/image-store/local-image-store.ts'
import { createDocumentKey } from '../integrations/image-store/port.ts'
import type { DatabasePool } from '../platform/database/pool.ts'
import { createLog } from '../platform/log/log.ts'

/** A document as it reaches the pdfWorker. */
export type PrintedSheet =
  | { readonly kind: 'contract'; readonly sheet: PurchaseContract }
  | { readonly kind: 'invoice'; readonly sheet: CommissionInvoice }

/**
 * The job that writes the documents of a sale, with a pdfWorker that sets no type: what it is handed is
 * told and kept as it is. Numbers, amounts, files, notifications are the job's own.
 */
export async function createDocumentWriter(parts: {
  readonly pool: DatabasePool
  /** Where the files go. */
  readonly folder: string
  readonly printed: (sheet: PrintedSheet) => void
}): Promise<(wanted: WriteOrderDocuments) => Promise<void>> {
  const { pool, folder, printed } = parts
  const print = async (sheet: PrintedSheet) => {
    printed(sheet)
    return new TextEncoder().encode(JSON.stringify(sheet))
  }
  return createWriteOrderDocuments({
    pool,
    log: createLog({ level: 'silent' }),
    now: () => new Date(),
    keys: testKeys,
    config: readConfig({ APP_SECRET: testSecret }),
    images: await createLocalImageStore(folder),
    sellers: { find: findSeller },
    buyers: { find: findBuyer },
    auctions: createAuctionUseCases({ executor: executorOn(pool), keys: testKeys }),
    pdfWorker: {
      contract: (sheet) => print({ kind: 'contract', sheet }),
      invoice: (sheet) => print({ kind: 'invoice', sheet }),
    },
    newStorageKey: createDocumentKey,
    bankFiles: bankFileReader,
    announceCustomer: async () => undefined,
  })
}
