import type { Order } from '#contract/endpoints/order.ts'
import { orderEndpoints } from '#contract/endpoints/order.ts'
import type { Profile } from '#domain/account/customer.ts'
import { type CallContext, customerIdOf } from '../../platform/http/call-context.ts'
import type { EndpointServer } from '../../platform/http/endpoint-server.ts'
import { refuseCall } from '../../platform/http/refused-call.ts'
import { sendPrivateFile } from '../../platform/http/send-private-file.ts'
import { findMarketViewer } from '../account/market-viewer.ts'
import { recordOperatorAction } from '../account/record-operator-action.ts'
import { presentCards } from '../listing/present-card.ts'
import type { OrderServices } from './order-services.ts'
import {
  countOrdersByStatus,
  findOrder,
  listOrders,
  type StoredOrder,
  saveOrderStatus,
} from './order-store.ts'

type Perspective = Order['perspective']

/** Binds purchases, sales, papers and what the operator does with orders. */
export function registerOrderRoutes(endpoints: EndpointServer, services: OrderServices): void {
  endpoints.on(orderEndpoints.purchases, async ({ query }, context) => {
    const found = await listOrders(services.pool, {
      buyerCustomerId: customerIdOf(context),
      ...pageOf(query),
    })
    return presentPage(services, context, { ...found, query, perspective: 'buyer' })
  })
  endpoints.on(orderEndpoints.sales, async ({ query }, context) => {
    const found = await listOrders(services.pool, {
      sellerCustomerId: customerIdOf(context),
      ...pageOf(query),
    })
    return presentPage(services, context, { ...found, query, perspective: 'seller' })
  })
  endpoints.on(orderEndpoints.listAsOperator, async ({ query }, context) => {
    const found = await listOrders(services.pool, { status: query.status, ...pageOf(query) })
    await recordOperatorAction(services.pool, context, { action: 'view_orders', subject: 'orders' })
    const page = await presentPage(services, context, { ...found, query, perspective: 'operator' })
    return { ...page, counts: await countOrdersByStatus(services.pool) }
  })
  endpoints.on(orderEndpoints.getAsOperator, async ({ params }, context) => {
    const order = await showOrder(services, context, params.orderId)
    await recordOperatorAction(services.pool, context, {
      action: 'view_order',
      subject: `order/${params.orderId}`,
    })
    return order
  })
  endpoints.onRaw(orderEndpoints.document, async ({ params }, context, { reply }) => {
    const { order, perspective } = await loadOwn(services, context, params.orderId)
    const paper = papersFor(order, perspective).find(
      ({ documentId }) => documentId === params.documentId,
    )
    if (!paper) throw refuseCall('NOT_FOUND')
    const isSent = await sendPrivateFile(reply, services.images, paper.storageKey, {
      fileName: paper.fileName,
      contentType: 'application/pdf',
    })
    if (!isSent) throw refuseCall('NOT_FOUND')
    return reply
  })
  registerChanges(endpoints, services)
}

function registerChanges(endpoints: EndpointServer, services: OrderServices): void {
  endpoints.on(orderEndpoints.requestCancellation, async ({ params, body }, context) => {
    const { perspective } = await loadOwn(services, context, params.orderId)
    if (perspective !== 'buyer') throw refuseCall('NOT_FOUND')
    const isSaved = await saveOrderStatus(services.pool, {
      orderId: params.orderId,
      from: ['pending', 'paid'],
      to: 'cancellation_requested_by_dealer',
      reason: body.reason,
    })
    if (!isSaved) throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
    return showOrder(services, context, params.orderId)
  })
  endpoints.on(orderEndpoints.markPaid, async ({ params }, context) => {
    const isSaved = await saveOrderStatus(services.pool, {
      orderId: params.orderId,
      from: ['pending'],
      to: 'paid',
    })
    if (!isSaved) throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
    await recordOperatorAction(services.pool, context, {
      action: 'mark_paid',
      subject: `order/${params.orderId}`,
    })
    return showOrder(services, context, params.orderId)
  })
}

function pageOf(query: { readonly page: number; readonly itemsPerPage: number }) {
  return { limit: query.itemsPerPage, offset: (query.page - 1) * query.itemsPerPage }
}

/** The order, if this caller is one of its sides or the operator; else it does not exist. */
async function loadOwn(
  services: OrderServices,
  context: CallContext,
  orderId: number,
): Promise<{ order: StoredOrder; perspective: Perspective }> {
  const order = await findOrder(services.pool, orderId)
  const perspective = order && perspectiveOf(order, context)
  if (!order || !perspective) throw refuseCall('NOT_FOUND')
  return { order, perspective }
}

function perspectiveOf(order: StoredOrder, { viewer }: CallContext): Perspective | undefined {
  if (viewer.isOperator) return 'operator'
  if (order.sellerCustomerId === viewer.customerId) return 'seller'
  return order.buyerCustomerId === viewer.customerId ? 'buyer' : undefined
}

async function showOrder(
  services: OrderServices,
  context: CallContext,
  orderId: number,
): Promise<Order> {
  const { order, perspective } = await loadOwn(services, context, orderId)
  const page = { orders: [order], total: 1, query: { itemsPerPage: 1 }, perspective }
  const [shown] = (await presentPage(services, context, page)).orders
  if (!shown) throw refuseCall('NOT_FOUND')
  return shown
}

async function presentPage(
  services: OrderServices,
  context: CallContext,
  page: {
    readonly orders: readonly StoredOrder[]
    readonly total: number
    readonly query: { readonly itemsPerPage: number }
    readonly perspective: Perspective
  },
) {
  const viewer = await findMarketViewer(services.pool, context.viewer, {
    ownerCustomerIds: page.orders.map((order) => order.sellerCustomerId),
    termsValidFrom: services.termsValidFrom,
    now: services.now(),
  })
  const ids = page.orders.map((order) => order.listingId)
  const cards = new Map(
    (await presentCards(services, ids, viewer)).map((card) => [card.entityId, card]),
  )
  const orders: Order[] = []
  for (const order of page.orders) {
    const product = cards.get(order.listingId)
    if (!product) continue
    const seller = await services.sellers.find(services.pool, order.sellerCustomerId)
    const buyer = await services.buyers.find(services.pool, order.buyerMerchantId)
    const { amounts } = order
    orders.push({
      orderId: order.orderId,
      auctionId: order.auctionId,
      status: order.status,
      perspective: page.perspective,
      hammerPriceEur: order.hammerPriceEur,
      soldAt: order.soldAt.toISOString(),
      commission:
        page.perspective === 'seller'
          ? null
          : {
              netCents: amounts.commissionNetCents,
              vatCents: amounts.commissionVatCents,
              grossCents: amounts.commissionNetCents + amounts.commissionVatCents,
              dueOn: order.invoiceDueOn,
            },
      seller: seller ? partyOf(seller) : null,
      buyer: buyer ? partyOf(buyer) : null,
      documents: papersFor(order, page.perspective).map(
        ({ storageKey: _private, ...paper }) => paper,
      ),
      cancellationReason: page.perspective === 'seller' ? null : order.cancellationReason,
      product,
    })
  }
  return { orders, pages: Math.ceil(page.total / page.query.itemsPerPage), total: page.total }
}

/** The seller gets the contract; the dealer the contract and his invoices (rules 10). */
function papersFor(order: StoredOrder, perspective: Perspective) {
  return perspective === 'seller'
    ? order.documents.filter(({ kind }) => kind === 'contract')
    : order.documents
}

/** Both sides know each other from the sale on (rules 1). */
function partyOf(side: { readonly email: string; readonly profile: Profile }) {
  const { profile } = side
  const contact = [profile.commercialCustomerContactName, profile.commercialCustomerContactSurname]
  const person = [profile.name, profile.surname].filter(Boolean).join(' ')
  return {
    name: person || contact.filter(Boolean).join(' '),
    company: profile.companyName ?? null,
    street: profile.street ?? '',
    zipCode: profile.zipCode ?? '',
    city: profile.city ?? '',
    country: profile.country ?? '',
    phone: profile.phone ?? profile.commercialCustomerContactPhone ?? '',
    email: side.email,
  }
}
