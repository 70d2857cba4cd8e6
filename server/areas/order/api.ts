/** What the rest of the server may use of this area. */

export { createPrintContractWithAccount } from './account/print-contract-with-account.ts'
export { changeOrder } from './change-order.ts'
export { countCancellationRequests } from './count-orders.ts'
export {
  createWriteOrderDocuments,
  queueUndecidedInvoices,
} from './documents/write-order-documents.ts'
export { registerHandoverRoutes } from './handover/handover-routes.ts'
export type {
  ContractReaders,
  OrderDocumentServices,
  PdfWorker,
} from './order-document-services.ts'
export { listOrders } from './order-lists.ts'
export { registerOrderRoutes } from './order-routes.ts'
export type { OrderServices } from './order-services.ts'
export { registerBankRoutes } from './payments/bank-routes.ts'
export { answerCancellation, requestCancellation } from './sale/cancel-order.ts'
export {
  listComparableSales,
  listListingIdsOfSales,
  listSaleIdsOf,
  listSalesOfAds,
  listSettledSales,
  type SettledSale,
} from './sale/comparable-sale-lists.ts'
export { findNextOrderDue } from './sale/next-order-due.ts'
export { openOrders } from './sale/open-orders.ts'
export { orderDeadlines } from './sale/order-deadlines.ts'
