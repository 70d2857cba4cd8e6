import type { Order } from '#contract/endpoints/order.ts'
import type { Profile } from '#domain/account/customer.ts'
import {
  defaultOrderSettings,
  isCommissionOwed,
  isUnpaid,
  mayChangeOrder,
  type OrderSide,
  type OrderState,
} from '#domain/order/order.ts'
import { missingDocuments } from '#domain/order/order-documents.ts'
import { nextOrderDeadline, stopsBidding } from '#domain/order/payment-deadlines.ts'
import { paymentDifference } from '#domain/order/payment-difference.ts'
import { shownTelephone } from '#locales/telephone/read-telephone.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import { refuseCall } from '../../platform/http/refused-call.ts'
import { findMarketViewer } from '../account/api.ts'
import { findMarketNow } from '../auction/api.ts'
import { presentCards } from '../listing/api.ts'
import { commissionOf } from './invoices-of-order.ts'
import type { OrderServices } from './order-services.ts'
import { orderStateOf, orderWithDocuments } from './order-state.ts'
import { findOrder } from './order-store.ts'
import { listPaymentsOf } from './payments/bank-store.ts'
import { handoverActions, presentHandover } from './present-handover.ts'
import { isVatHeld } from './sale-vat.ts'
import { isPrinted, type PrintedDocument, type StoredOrder } from './stored-order.ts'

/** Orders as their sides and the operator see them; for everybody else they do not exist. */

export async function loadOwnOrder(
  services: OrderServices,
  context: CallContext,
  orderId: number,
): Promise<{ readonly order: StoredOrder; readonly perspective: OrderSide }> {
  const order = await findOrder(services.pool, orderId)
  const perspective = order && perspectiveOf(order, context)
  if (!order || !perspective) throw refuseCall('NOT_FOUND')
  return { order, perspective }
}

function perspectiveOf(order: StoredOrder, { viewer }: CallContext): OrderSide | undefined {
  if (viewer.isOperator) return 'operator'
  if (order.sellerCustomerId === viewer.customerId) return 'seller'
  return order.buyerCustomerId === viewer.customerId ? 'buyer' : undefined
}

export async function showOrder(
  services: OrderServices,
  context: CallContext,
  orderId: number,
): Promise<Order> {
  const { order, perspective } = await loadOwnOrder(services, context, orderId)
  const [shown] = await presentOrders(services, context, { orders: [order], perspective })
  if (!shown) throw refuseCall('NOT_FOUND')
  return shown
}

export async function presentOrders(
  services: OrderServices,
  context: CallContext,
  page: { readonly orders: readonly StoredOrder[]; readonly perspective: OrderSide },
): Promise<Order[]> {
  const { orders, perspective } = page
  const viewer = await findMarketViewer(services.pool, context.viewer, {
    ownerCustomerIds: orders.map((order) => order.sellerCustomerId),
    termsValidFrom: services.termsValidFrom,
    now: services.now(),
  })
  const now = await findMarketNow(services.pool)
  const ids = orders.map((order) => order.listingId)
  const cards = new Map(
    (await presentCards(services, ids, viewer)).map((card) => [card.entityId, card]),
  )
  const payments = await listPaymentsOf(
    services.pool,
    orders.map((order) => order.orderId),
  )
  const shown: Order[] = []
  for (const order of orders) {
    const product = cards.get(order.listingId)
    if (!product) continue
    const seller = await services.sellers.find(services.pool, order.sellerCustomerId)
    const buyer = await services.buyers.find(services.pool, order.buyerMerchantId)
    shown.push({
      ...presentOrder(order, { perspective, now, received: payments.get(order.orderId) }),
      seller: seller ? partyOf(seller) : null,
      buyer: buyer ? partyOf(buyer) : null,
      product,
    })
  }
  return shown
}

function presentOrder(
  order: StoredOrder,
  look: {
    readonly perspective: OrderSide
    readonly now: number
    readonly received: BankPayment | undefined
  },
): Omit<Order, 'seller' | 'buyer' | 'product'> {
  const { perspective, now, received } = look
  const state = orderStateOf(order)
  const isSeller = perspective === 'seller'
  // Nobody but the operator can do anything about a document that is missing.
  const documents = orderWithDocuments(order, state)
  const missing = perspective === 'operator' ? missingDocuments(documents, now) : []
  const heldUntil = isCommissionOwed(state) ? isoOrNull(documents.heldUntil) : null
  return {
    orderId: order.orderId,
    auctionId: order.auctionId,
    status: order.status,
    perspective,
    hammerPriceEur: order.hammerPriceEur,
    vehicle: isVatHeld(order)
      ? null
      : { vatCase: order.amounts.vehicleVatCase, payableCents: order.amounts.payableCents },
    soldAt: order.soldAt.toISOString(),
    commission: isSeller ? null : { ...commissionOf(order), dueOn: order.invoiceDueOn, heldUntil },
    payment: isSeller ? null : { ...paymentOf(state), received: receivedFor(order, received) },
    handover: presentHandover(state, {
      ...{ perspective, now, isPayable: !isVatHeld(order), hasAccount: order.hasBankAccount },
    }),
    cancellation: state.cancellation && {
      requestedAt: isoOf(state.cancellation.requestedAt),
      outcome: state.cancellation.outcome,
      answeredAt: isoOrNull(state.cancellation.answeredAt),
      reason: isSeller ? null : state.cancellation.reason,
      answer: isSeller ? null : state.cancellation.answer,
    },
    documents: documentsFor(order, perspective).map(({ documentId, kind, number, fileName }) => ({
      ...{ documentId, kind, number, fileName },
    })),
    missingDocuments: [...missing],
    actions: {
      ...actionsOf(state, perspective),
      ...handoverActions(state, look),
      writeDocuments: missing.length > 0,
    },
  }
}

type BankPayment = { readonly amountCents: number; readonly bookedOn: string }

/** Of a commission that is owed no more the verdict speaks, and all that was paid goes back. */
function receivedFor(order: StoredOrder, payment: BankPayment | undefined) {
  if (payment === undefined || !isCommissionOwed(orderStateOf(order))) return null
  const { amountCents, bookedOn } = payment
  const difference = paymentDifference(amountCents, commissionOf(order).grossCents)
  return { amountCents, bookedOn, difference }
}

function paymentOf(state: OrderState): Omit<NonNullable<Order['payment']>, 'received'> {
  const next = nextOrderDeadline(state, defaultOrderSettings)
  return {
    isOwed: isUnpaid(state),
    paidAt: isoOrNull(state.paidAt),
    remindedAt: isoOrNull(state.remindedAt),
    stopAt: next?.type === 'stop_bidding' ? isoOf(next.at) : null,
    stopsBidding: stopsBidding(state),
  }
}

/** The same questions as the commands ask; amounts, reasons and words come with the command. */
function actionsOf(
  state: OrderState,
  perspective: OrderSide,
): Pick<
  Order['actions'],
  'requestCancellation' | 'noteHandover' | 'markPaid' | 'answerCancellation'
> {
  const at = state.soldAt
  const may = (command: Parameters<typeof mayChangeOrder>[1]) =>
    mayChangeOrder(state, command).isAllowed
  const isOperator = perspective === 'operator'
  return {
    requestCancellation:
      perspective === 'buyer' && may({ type: 'request_cancellation', at, reason: '…' }),
    noteHandover: may({ type: 'note_handover', at, by: perspective }),
    markPaid: isOperator && may({ type: 'mark_paid', at }),
    answerCancellation:
      isOperator && may({ type: 'answer_cancellation', at, outcome: 'rejected', answer: '…' }),
  }
}

/** The seller gets the contract; the dealer the contract and the invoices (rules 10). */
export function documentsFor(order: StoredOrder, perspective: OrderSide): PrintedDocument[] {
  const printed = order.documents.filter(isPrinted)
  return perspective === 'seller' ? printed.filter(({ kind }) => kind === 'contract') : printed
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
    phone: shownTelephone(profile.phone ?? profile.commercialCustomerContactPhone ?? ''),
    email: side.email,
  }
}

function isoOf(instant: number): string {
  return new Date(instant).toISOString()
}

function isoOrNull(instant: number | null): string | null {
  return instant === null ? null : isoOf(instant)
}
