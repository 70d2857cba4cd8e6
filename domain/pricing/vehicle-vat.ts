import { centsOfEur, netOfGross } from '../money/rounding.ts'
import { isMemberState, type VatIdState } from './countries.ts'

/**
 * The VAT of the vehicle (rules 10): fixed at the sale from the regime set at review, the two
 * countries, and the state of the buyer's VAT id. It decides what the seller's invoice says and what
 * the buyer pays; the hammer price itself is always gross.
 */

export type VatRegime =
  | { readonly kind: 'private' }
  | { readonly kind: 'margin_scheme' }
  | {
      readonly kind: 'vat_reportable'
      /** The seller's country's rate. */
      readonly rateBasisPoints: number
      readonly hasSellerVatId: boolean
    }

export const vehicleVatCases = [
  'private_without_vat',
  'margin_scheme',
  'domestic_with_vat',
  'intra_community_exempt',
  'export_after_proof',
  'new_vehicle_intra_community',
] as const
export type VehicleVatCase = (typeof vehicleVatCases)[number]

export type VehicleSale = {
  readonly hammerPriceEur: number
  readonly regime: VatRegime
  readonly sellerCountry: string
  readonly buyerCountry: string
  readonly buyerVatId: VatIdState
  /** Motor-driven, at most 6,000 km or 6 months: taxed where it goes, whoever sells. */
  readonly isNewVehicle: boolean
}

export type VehicleVat = {
  readonly case: VehicleVatCase
  /** The base of the commission: hammer / (1 + rate) where VAT is reportable, else the hammer. */
  readonly netHammerCents: number
  /** VAT within the hammer price, shown on the seller's invoice; none where none may be shown. */
  readonly shownVatCents: number
  /** What the buyer pays the seller at handover. */
  readonly payableCents: number
  /** Comes back once the export is proved. */
  readonly refundedAfterProofCents: number
}

export function vehicleVat(sale: VehicleSale): VehicleVat {
  const grossCents = centsOfEur(sale.hammerPriceEur)
  const netHammerCents = netHammer(sale.hammerPriceEur, sale.regime)
  const containedCents = grossCents - netHammerCents
  const vatCase = vehicleVatCase(sale)
  const figures = { case: vatCase, netHammerCents, refundedAfterProofCents: 0 }
  switch (vatCase) {
    case 'private_without_vat':
    case 'margin_scheme':
      return { ...figures, shownVatCents: 0, payableCents: grossCents }
    case 'domestic_with_vat':
      return { ...figures, shownVatCents: containedCents, payableCents: grossCents }
    case 'intra_community_exempt':
    case 'new_vehicle_intra_community':
      return { ...figures, shownVatCents: 0, payableCents: netHammerCents }
    case 'export_after_proof':
      return {
        ...figures,
        shownVatCents: 0,
        payableCents: grossCents,
        refundedAfterProofCents: containedCents,
      }
  }
}

/** Rounded to the cent first: the commission is computed from it (rules 10). */
export function netHammer(hammerPriceEur: number, regime: VatRegime): number {
  const gross = centsOfEur(hammerPriceEur)
  if (regime.kind !== 'vat_reportable') return gross
  return netOfGross({ gross, rateBasisPoints: regime.rateBasisPoints })
}

export function vehicleVatCase(sale: Omit<VehicleSale, 'hammerPriceEur'>): VehicleVatCase {
  const { regime, sellerCountry, buyerCountry } = sale
  const isWithinUnion = isMemberState(sellerCountry) && isMemberState(buyerCountry)
  const isAbroad = sellerCountry !== buyerCountry
  if (isWithinUnion && isAbroad && sale.isNewVehicle) return 'new_vehicle_intra_community'
  if (regime.kind === 'private') return 'private_without_vat'
  if (regime.kind === 'margin_scheme') return 'margin_scheme'
  if (!isAbroad) return 'domestic_with_vat'
  if (!isWithinUnion) return 'export_after_proof'
  const hasBothIds = regime.hasSellerVatId && sale.buyerVatId === 'valid'
  return hasBothIds ? 'intra_community_exempt' : 'domestic_with_vat'
}
