import type { Instant } from '../calendar/instant.ts'
import { type CommissionSettings, commissionCents } from './commission.ts'
import {
  type CommissionVatCase,
  type CommissionVatSettings,
  commissionVat,
} from './commission-vat.ts'
import { type VehicleSale, type VehicleVatCase, vehicleVat } from './vehicle-vat.ts'

/** What a vehicle costs a dealer in the end, shown beside his bid and stated again at the sale. */
export type LandedPrice = {
  readonly hammerPriceEur: number
  readonly vehicleVatCase: VehicleVatCase
  readonly shownVatCents: number
  readonly payableCents: number
  readonly commissionCents: number
  readonly commissionVatCase: CommissionVatCase
  readonly commissionVatCents: number
  readonly totalCents: number
  /** Without the VAT that a dealer may deduct at home. */
  readonly afterInputTaxCents: number
}

export function landedPrice(purchase: {
  readonly sale: VehicleSale
  readonly at: Instant
  readonly commission: CommissionSettings
  readonly commissionVat: CommissionVatSettings
}): LandedPrice {
  const { sale, at } = purchase
  const vehicle = vehicleVat(sale)
  const fee = commissionCents(vehicle.netHammerCents, purchase.commission)
  const feeVat = commissionVat({
    commissionCents: fee,
    buyerCountry: sale.buyerCountry,
    buyerVatId: sale.buyerVatId,
    soldAt: at,
    at,
    settings: purchase.commissionVat,
  })
  const totalCents = vehicle.payableCents + fee + feeVat.vatCents
  const deductibleCents = vehicle.shownVatCents + vehicle.refundedAfterProofCents + feeVat.vatCents
  return {
    hammerPriceEur: sale.hammerPriceEur,
    vehicleVatCase: vehicle.case,
    shownVatCents: vehicle.shownVatCents,
    payableCents: vehicle.payableCents,
    commissionCents: fee,
    commissionVatCase: feeVat.case,
    commissionVatCents: feeVat.vatCents,
    totalCents,
    afterInputTaxCents: totalCents - deductibleCents,
  }
}
