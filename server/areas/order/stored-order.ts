import type { Instant } from '#domain/calendar/instant.ts'
import type { Handover } from '#domain/order/handover.ts'
import type { CancellationVerdict, OrderSide } from '#domain/order/order.ts'
import type { OrderDocumentKind } from '#domain/order/order-documents.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import type { VatIdState } from '#domain/pricing/countries.ts'
import type { VatRegime, VehicleVatCase } from '#domain/pricing/vehicle-vat.ts'
import type { Party } from '../../integrations/documents/port.ts'

/** An order and its documents as they are stored. */

export type StoredOrder = {
  readonly orderId: number
  readonly auctionId: number
  readonly listingId: number
  readonly sellerCustomerId: number
  readonly buyerMerchantId: number
  readonly buyerCustomerId: number
  readonly status: OrderStatus
  readonly hammerPriceEur: number
  readonly amounts: OrderAmounts
  readonly parties: OrderParties
  readonly soldAt: Date
  readonly invoiceDueOn: string
  readonly paidAt: Date | null
  readonly remindedAt: Date | null
  readonly biddingStoppedAt: Date | null
  readonly handedOverAt: Date | null
  readonly handedOverBy: OrderSide | null
  /** Null before its first step. */
  readonly handover: Handover | null
  /** The seller has said to which account the price goes. */
  readonly hasBankAccount: boolean
  readonly cancellationReason: string | null
  readonly cancellationRequestedAt: Date | null
  readonly cancellationOutcome: CancellationVerdict | null
  readonly cancellationAnswer: string | null
  readonly cancellationAnsweredAt: Date | null
  readonly documents: readonly StoredOrderDocument[]
}

/** When somebody has to look at an order again, in market time; null where nobody has to. */
export type OrderPlan = {
  /** The clock, because a deadline is over. */
  readonly dueAt: Instant | null
  /** The operator, because a document is missing. */
  readonly documentsMissingFrom: Instant | null
}

/** What a sale fixes; everything else of an order comes later. */
export type NewOrder = Pick<
  StoredOrder,
  | ('auctionId' | 'listingId' | 'sellerCustomerId' | 'buyerMerchantId' | 'buyerCustomerId')
  | ('hammerPriceEur' | 'amounts' | 'parties' | 'soldAt' | 'invoiceDueOn')
> &
  OrderPlan

/**
 * As computed at the sale. They never change, but for a VAT id that the register could not check by then:
 * its verdict settles them once (rules 10).
 */
export type OrderAmounts = {
  /** The verdict on the buyer's VAT id that contract, invoice and views follow. */
  readonly buyerVatId: VatIdState
  readonly vatFacts: SaleVatFacts
  readonly vehicleVatCase: VehicleVatCase
  readonly vehicleRateBasisPoints: number
  readonly netHammerCents: number
  readonly shownVatCents: number
  readonly payableCents: number
  readonly commissionNetCents: number
  readonly commissionVatCase: string
  readonly commissionRateBasisPoints: number
  readonly commissionVatCents: number
}

/** What the VAT of a sale is computed from beside the VAT id, as it was at the sale. */
export type SaleVatFacts = {
  readonly regime: VatRegime
  readonly sellerCountry: string
  readonly buyerCountry: string
  readonly isNewVehicle: boolean
}

/** Both sides as they were when the contract was closed; it names them so for good (rules 10). */
export type OrderParties = {
  readonly seller: Party
  readonly buyer: Party
  readonly isSellerBusiness: boolean
}

export type StoredOrderDocument = {
  readonly documentId: number
  readonly kind: OrderDocumentKind
  readonly number: string | null
  readonly fileName: string
  /** Null until its file is stored; until then nobody is shown the document or told of it. */
  readonly storageKey: string | null
  /** Market time at which its file was handed out. */
  readonly printedAt: number | null
  /** Null for a contract. */
  readonly stated: StatedInvoice | null
  readonly reversesDocumentId: number | null
}

/** A document whose file is there. */
export type PrintedDocument = StoredOrderDocument & {
  readonly storageKey: string
  readonly printedAt: number
}

export function isPrinted(document: StoredOrderDocument): document is PrintedDocument {
  return document.storageKey !== null && document.printedAt !== null
}

/** What an invoice or a reversal says; a reversal's amounts are negative. */
export type StatedInvoice = {
  /** "YYYY-MM-DD" in Berlin. */
  readonly issuedOn: string
  readonly netCents: number
  readonly vatCents: number
  readonly vatCase: string
  readonly rateBasisPoints: number
  /** VAT was charged because nobody could check the id in time; corrected once it is found valid. */
  readonly isVatIdUnchecked: boolean
}
