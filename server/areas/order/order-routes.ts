import { orderEndpoints } from '#contract/endpoints/order.ts'
import type { OrderSide } from '#domain/order/order.ts'
import { type OrderStatus, orderStatuses } from '#domain/order/order-status.ts'
import { type CallContext, customerIdOf } from '../../platform/http/call-context.ts'
import type { EndpointServer } from '../../platform/http/endpoints/endpoint-server.ts'
import { refuseCall } from '../../platform/http/refused-call.ts'
import { sendPrivateFile } from '../../platform/http/send-private-file.ts'
import { recordOperatorAction } from '../account/api.ts'
import { contractKeyNow } from './account/show-accounts.ts'
import { writeDocumentsAgain } from './documents/write-documents-again.ts'
import { noteHandover } from './handover/note-handover.ts'
import { countOrdersByStatus, countOrdersMissingDocuments, listOrders } from './order-lists.ts'
import type { OrderServices } from './order-services.ts'
import { markPaid } from './payments/pay-order.ts'
import { documentsFor, loadOwnOrder, presentOrders, showOrder } from './present-order.ts'
import { answerCancellation, requestCancellation } from './sale/cancel-order.ts'
import type { PrintedDocument, StoredOrder } from './stored-order.ts'

/** Binds purchases, sales, documents and what the operator does with orders. */
export function registerOrderRoutes(endpoints: EndpointServer, services: OrderServices): void {
  endpoints.on(orderEndpoints.purchases, async ({ query }, context) => {
    const buyerCustomerId = customerIdOf(context)
    const statuses = [query.order_status ?? []].flat()
    const found = { ...pageOf(query), buyerCustomerId, statuses }
    const { orders, ...page } = await presentPage(services, context, {
      found,
      perspective: 'buyer',
    })
    const counts = await countOrdersByStatus(services.pool, buyerCustomerId)
    return {
      ...page,
      products: orders.map(({ product, ...order }) => ({ ...product, order })),
      filters: statusFilter(counts, statuses),
    }
  })
  endpoints.on(orderEndpoints.sales, async ({ query }, context) => {
    const found = { ...pageOf(query), sellerCustomerId: customerIdOf(context) }
    return presentPage(services, context, { found, perspective: 'seller' })
  })
  endpoints.on(orderEndpoints.listAsOperator, async ({ query }, context) => {
    const isMissingDocuments = query.documents === 'missing'
    const statuses = [query.status ?? []].flat()
    const found = { ...pageOf(query), statuses, isMissingDocuments }
    await recordOperatorAction(services.pool, context, {
      action: 'view_orders',
      subject: { kind: 'orders' },
    })
    const page = await presentPage(services, context, { found, perspective: 'operator' })
    const counts = await countOrdersByStatus(services.pool)
    return {
      ...page,
      counts: { ...counts, documents_missing: await countOrdersMissingDocuments(services.pool) },
    }
  })
  endpoints.on(orderEndpoints.getAsOperator, async ({ params }, context) => {
    const order = await showOrder(services, context, params.orderId)
    await recordOperatorAction(services.pool, context, {
      action: 'view_order',
      subject: { kind: 'order', id: params.orderId },
    })
    return order
  })
  endpoints.onRaw(orderEndpoints.document, async ({ params }, context, { reply }) => {
    const { order, perspective } = await loadOwnOrder(services, context, params.orderId)
    const document = documentsFor(order, perspective).find(
      ({ documentId }) => documentId === params.documentId,
    )
    if (!document) throw refuseCall('NOT_FOUND')
    if (perspective === 'operator') {
      await recordOperatorAction(services.pool, context, {
        action: 'view_order_document',
        subject: { kind: 'order', id: params.orderId },
        facts: { documentId: document.documentId },
      })
    }
    const storageKey = await fileOf(services, order, { document, perspective })
    const isSent = await sendPrivateFile(reply, services.images, storageKey, {
      fileName: document.fileName,
      contentType: 'application/pdf',
    })
    if (!isSent) throw refuseCall('NOT_FOUND')
    return reply
  })
  registerChanges(endpoints, services)
}

/** To the two sides a contract goes with the account that the buyer is shown. */
function fileOf(
  services: OrderServices,
  order: StoredOrder,
  wanted: { readonly document: PrintedDocument; readonly perspective: OrderSide },
): Promise<string> | string {
  const { kind, storageKey } = wanted.document
  if (kind !== 'contract' || wanted.perspective === 'operator') return storageKey
  return contractKeyNow(services, order, storageKey)
}

function registerChanges(endpoints: EndpointServer, services: OrderServices): void {
  endpoints.on(orderEndpoints.requestCancellation, async ({ params, body }, context) => {
    const { orderId } = params
    const { perspective } = await loadOwnOrder(services, context, orderId)
    if (perspective !== 'buyer') throw refuseCall('NOT_FOUND')
    await requestCancellation(services, { orderId, reason: body.reason })
    return showOrder(services, context, orderId)
  })
  endpoints.on(orderEndpoints.noteHandover, async ({ params }, context) => {
    const { orderId } = params
    const { perspective } = await loadOwnOrder(services, context, orderId)
    await noteHandover(services, context, { orderId, by: perspective })
    return showOrder(services, context, orderId)
  })
  endpoints.on(orderEndpoints.answerCancellation, async ({ params, body }, context) => {
    const { orderId } = params
    const { verdict, answer } = body
    await answerCancellation(services, context, { orderId, verdict, words: answer })
    return showOrder(services, context, orderId)
  })
  endpoints.on(orderEndpoints.writeDocuments, async ({ params }, context) => {
    await writeDocumentsAgain(services, context, params.orderId)
    return showOrder(services, context, params.orderId)
  })
  endpoints.on(orderEndpoints.markPaid, async ({ params }, context) => {
    await markPaid(services, context, params.orderId)
    return showOrder(services, context, params.orderId)
  })
}

/** The counts ignore the filter itself; what is chosen stays listed when nothing has it any more. */
function statusFilter(
  counts: Partial<Record<OrderStatus, number>>,
  chosen: readonly OrderStatus[],
): { code: string; options: { code: string; count: number }[] }[] {
  const options = orderStatuses.flatMap((code) => {
    const count = counts[code] ?? 0
    return count > 0 || chosen.includes(code) ? [{ code, count }] : []
  })
  return options.length === 0 ? [] : [{ code: 'order_status', options }]
}

function pageOf(query: { readonly page: number; readonly itemsPerPage: number }) {
  return { limit: query.itemsPerPage, offset: (query.page - 1) * query.itemsPerPage }
}

async function presentPage(
  services: OrderServices,
  context: CallContext,
  page: {
    readonly found: Parameters<typeof listOrders>[1]
    readonly perspective: Parameters<typeof presentOrders>[2]['perspective']
  },
) {
  const { orders, total } = await listOrders(services.pool, page.found)
  return {
    orders: await presentOrders(services, context, { orders, perspective: page.perspective }),
    pages: Math.ceil(total / page.found.limit),
    total,
  }
}
