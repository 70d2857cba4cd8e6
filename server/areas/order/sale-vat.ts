import type { Instant } from '#domain/calendar/instant.ts'
import { commissionVat, defaultCommissionVatSettings } from '#domain/pricing/commission-vat.ts'
import type { VatIdState } from '#domain/pricing/countries.ts'
import { type VehicleVat, vehicleVat } from '#domain/pricing/vehicle-vat.ts'
import type { OrderAmounts, SaleVatFacts, StoredOrder } from './stored-order.ts'

/** The VAT of vehicle and commission, both by one verdict on the buyer's VAT id (rules 10). */

type SaleVat = Pick<
  OrderAmounts,
  | ('buyerVatId' | 'vatFacts' | 'vehicleVatCase' | 'shownVatCents' | 'payableCents')
  | ('commissionVatCase' | 'commissionRateBasisPoints' | 'commissionVatCents')
>

export function saleVat(sale: {
  readonly vehicle: VehicleVat
  readonly commissionNetCents: number
  readonly vatFacts: SaleVatFacts
  readonly buyerVatId: VatIdState
  readonly soldAt: Instant
  readonly at: Instant
}): SaleVat & { readonly heldUntil: Instant | null } {
  const { vehicle, vatFacts, buyerVatId } = sale
  const commission = commissionVat({
    commissionCents: sale.commissionNetCents,
    buyerCountry: vatFacts.buyerCountry,
    buyerVatId,
    soldAt: sale.soldAt,
    at: sale.at,
    settings: defaultCommissionVatSettings,
  })
  return {
    buyerVatId,
    vatFacts,
    vehicleVatCase: vehicle.case,
    shownVatCents: vehicle.shownVatCents,
    payableCents: vehicle.payableCents,
    commissionVatCase: commission.case,
    commissionRateBasisPoints: commission.rateBasisPoints,
    commissionVatCents: commission.vatCents,
    heldUntil: commission.heldUntil,
  }
}

/** As the register says now; its case is `held` while nobody could ask it and the hold is not over. */
export function settledVat(sale: {
  readonly order: StoredOrder
  readonly buyer: { readonly vatIdState: VatIdState }
  readonly writtenAt: Instant
}): SaleVat {
  const { order, writtenAt } = sale
  const { vatFacts, commissionNetCents } = order.amounts
  const buyerVatId = sale.buyer.vatIdState
  const { heldUntil: _, ...settled } = saleVat({
    vehicle: vehicleVat({ hammerPriceEur: order.hammerPriceEur, ...vatFacts, buyerVatId }),
    ...{ commissionNetCents, vatFacts, buyerVatId },
    soldAt: order.soldAt.getTime(),
    at: writtenAt,
  })
  return settled
}

/** Nobody knows yet which VAT the sale has, so neither contract nor invoice are written. */
export function isVatHeld({ amounts }: Pick<StoredOrder, 'amounts'>): boolean {
  return amounts.commissionVatCase === 'held'
}
