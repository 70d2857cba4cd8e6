import type { Instant } from '../calendar/instant.ts'
import { type CommissionSettings, commissionCents } from './commission.ts'
import {
  type CommissionVatCase,
  type CommissionVatSettings,
  commissionVat,
} from './commission-vat.ts'
import { type VehicleSale, type VehicleVatCase, vehicleVat } from './vehicle-vat.ts'

/** What a vehicle costs a dealer in the end, shown beside their bid and stated again at the sale. */
export type LandedPrice = {
  readonly hammerPriceEur: number
  readonly vehicleVatCase: VehicleVatCase
  readonly shownVatCents: number
  readonly payableCents: number
  readonly commissionCents: number
  readonly commissionVatCase: CommissionVatCase
  readonly commissionVatCents: number
  readonly totalCents: number
  /** Without the VAT of their own country, which a dealer may deduct, or which an export brings back. */
  readonly afterInputTaxCents: number
  /** Whether a proved export brings back some of it. */
  readonly isRefundedAfterProof: boolean
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
  const isAtHome = sale.sellerCountry === sale.buyerCountry
  const deductibleCents =
    (isAtHome ? vehicle.shownVatCents : 0) + (feeVat.case === 'domestic' ? feeVat.vatCents : 0)
  return {
    hammerPriceEur: sale.hammerPriceEur,
    vehicleVatCase: vehicle.case,
    shownVatCents: vehicle.shownVatCents,
    payableCents: vehicle.payableCents,
    commissionCents: fee,
    commissionVatCase: feeVat.case,
    commissionVatCents: feeVat.vatCents,
    totalCents,
    afterInputTaxCents: totalCents - deductibleCents - vehicle.refundedAfterProofCents,
    isRefundedAfterProof: vehicle.refundedAfterProofCents > 0,
  }
}
