/** Rules 10: what a sale costs whom, and under which of the tax law's cases. */

import { commissionNetCents, netCentsOf, vatCentsOf } from './commission.ts'

/** As the operator set it at review; the rate is the seller's country's. */
export type Tax = {
  readonly regime: 'private' | 'reportable' | 'margin_scheme'
  readonly vatPercent: number
  readonly isNewVehicle: boolean
}

export type VatId = 'none' | 'valid' | 'invalid' | 'unchecked'

/** One side of a sale; what is known of its VAT id may change, the newest last. */
export type Party = {
  readonly country: string
  readonly vatId: readonly { readonly from: number; readonly state: VatId }[]
}

export type SaleOfVehicle = {
  readonly priceEur: number
  readonly at: number
  readonly tax: Tax
  readonly seller: Party
  readonly buyer: Party
}

export type Commission = {
  readonly commissionVatCase: string
  readonly commissionVatPercent: number
  readonly commissionVatCents: number
}

const homeVatPercent = 19
const heldMs = 72 * 3_600_000
const union = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
)

export function vatIdAt({ vatId }: Party, at: number): VatId {
  return vatId.findLast(({ from }) => from <= at)?.state ?? 'none'
}

/** By what was known of the buyer's VAT id at `verdictAt`: at the sale, or when its hold ended. */
export function amountsOf(
  sale: SaleOfVehicle,
  verdictAt: number = sale.at,
): Commission & Record<string, unknown> {
  const { priceEur, tax } = sale
  const vatPercent = tax.regime === 'reportable' ? tax.vatPercent : 0
  const netHammerCents = netCentsOf(priceEur, vatPercent)
  const commission = commissionNetCents(netHammerCents)
  const vehicleVatCase = vehicleCase(sale, verdictAt)
  const isWithout = vehicleVatCase.includes('intra_community')
  const isShown = vehicleVatCase === 'domestic_with_vat'
  return {
    vehicleVatCase,
    netHammerCents,
    shownVatCents: isShown ? priceEur * 100 - netHammerCents : 0,
    payableCents: isWithout ? netHammerCents : priceEur * 100,
    commissionNetCents: commission,
    ...commissionAt(sale, commission, verdictAt),
  }
}

function vehicleCase({ tax, seller, buyer }: SaleOfVehicle, at: number): string {
  const isAbroad = seller.country !== buyer.country
  const isInUnion = union.has(seller.country) && union.has(buyer.country)
  // A new vehicle is taxed where it goes, whoever sells it.
  if (tax.isNewVehicle && isAbroad && isInUnion) return 'new_vehicle_intra_community'
  if (tax.regime === 'private') return 'private_without_vat'
  if (tax.regime === 'margin_scheme') return 'margin_scheme'
  if (isAbroad && !isInUnion) return 'export_after_proof'
  const haveBothIds = vatIdAt(seller, at) !== 'none' && vatIdAt(buyer, at) === 'valid'
  return isAbroad && haveBothIds ? 'intra_community_exempt' : 'domestic_with_vat'
}

/** While nobody can check the id the documents wait, 72 h at most. */
export function commissionAt(sale: SaleOfVehicle, netCents: number, at: number): Commission {
  const { country } = sale.buyer
  const vatId = vatIdAt(sale.buyer, at)
  const of = (commissionVatCase: string, commissionVatPercent: number) => ({
    commissionVatCase,
    commissionVatPercent,
    commissionVatCents: vatCentsOf(netCents, commissionVatPercent),
  })
  if (country === 'DE') return of('domestic', homeVatPercent)
  if (!union.has(country)) return of('not_taxable_here', 0)
  if (vatId === 'valid') return of('reverse_charge', 0)
  if (vatId === 'unchecked' && at < sale.at + heldMs) return of('held', 0)
  return of('charged_abroad', homeVatPercent)
}
