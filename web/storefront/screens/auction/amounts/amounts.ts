import type { AuctionView } from '#contract/auction-view.ts'
import type { VehicleTax } from '#contract/product.ts'
import { netOfGross } from '#domain/money/rounding.ts'
import { defaultCommissionVatSettings } from '#domain/pricing/commission-vat.ts'
import { type LandedPrice, landedPrice } from '#domain/pricing/landed-price.ts'
import type { VatRegime } from '#domain/pricing/vehicle-vat.ts'

/** What the figures in the box mean before anything is sent. All limits come from the server. */

export type BidFacts = Extract<AuctionView['actions']['bid'], { isAllowed: true }>['facts']

export type AmountState = 'missing' | 'too_low' | 'too_high' | 'ask_again' | 'fine'

export function amountState(
  amountEur: number | null,
  facts: Pick<BidFacts, 'minimumEur' | 'maximumEur'> & { readonly askAgainAboveEur?: number },
): AmountState {
  if (amountEur === null) return 'missing'
  if (amountEur < facts.minimumEur) return 'too_low'
  if (amountEur > facts.maximumEur) return 'too_high'
  const { askAgainAboveEur } = facts
  return askAgainAboveEur !== undefined && amountEur > askAgainAboveEur ? 'ask_again' : 'fine'
}

/** Whether it could be bid at all, be it after a question; else the words speak of the least bid. */
export function isPossible(state: AmountState): boolean {
  return state === 'fine' || state === 'ask_again'
}

/** The step from the minimum to the next button, for the arrow keys of the amount field. */
export function stepOf({ nextAmountsEur: [first, second] }: BidFacts): number {
  return second - first
}

function regimeOf(tax: VehicleTax): VatRegime {
  if (tax.vatRegime === 'margin_scheme') return { kind: 'margin_scheme' }
  if (tax.vatRegime === 'private') return { kind: 'private' }
  const { vatRateBasisPoints: rateBasisPoints, hasSellerVatId } = tax
  return { kind: 'vat_reportable', rateBasisPoints, hasSellerVatId }
}

/** Net of a gross price where VAT is shown, rounded to the euro (rules, units). */
export function netEur(amountEur: number, tax: VehicleTax): number | null {
  const regime = regimeOf(tax)
  if (regime.kind !== 'vat_reportable') return null
  return netOfGross({ gross: amountEur, rateBasisPoints: regime.rateBasisPoints })
}

export function landedPriceOf(hammerPriceEur: number, tax: VehicleTax): LandedPrice {
  return landedPrice({
    sale: {
      hammerPriceEur,
      regime: regimeOf(tax),
      sellerCountry: tax.sellerCountry,
      buyerCountry: tax.buyerCountry,
      buyerVatId: tax.buyerVatId,
      isNewVehicle: tax.isNewVehicle,
    },
    at: 0,
    commission: tax.commission,
    commissionVat: defaultCommissionVatSettings,
  })
}

/** A sentence of consent with its amount filled in as it is typed. */
export function filledIn(sentence: string, amount: string): string {
  return sentence.replace(/\{(?:amountEur|limitEur|priceEur)\}/g, amount)
}
