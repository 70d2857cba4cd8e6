import { hourMs, type Instant } from '../calendar/instant.ts'
import { shareOf } from '../money/rounding.ts'
import { isMemberState, type VatIdState } from './countries.ts'

/** VAT on the dealer's commission (rules 10); the auction house invoices from Germany. */

export type CommissionVatSettings = {
  readonly homeCountry: string
  readonly rateBasisPoints: number
  readonly holdHours: number
}

export const defaultCommissionVatSettings: CommissionVatSettings = {
  homeCountry: 'DE',
  rateBasisPoints: 1_900,
  holdHours: 72,
}

export const commissionVatCases = [
  'domestic',
  'charged_abroad',
  'reverse_charge',
  'not_taxable_here',
  'held',
] as const
export type CommissionVatCase = (typeof commissionVatCases)[number]

export type CommissionVat = {
  readonly case: CommissionVatCase
  readonly rateBasisPoints: number
  readonly vatCents: number
  /** Until then the invoice waits for VIES; afterwards it charges VAT and is corrected later. */
  readonly heldUntil: Instant | null
}

export function commissionVat(invoice: {
  readonly commissionCents: number
  readonly buyerCountry: string
  readonly buyerVatId: VatIdState
  readonly soldAt: Instant
  readonly at: Instant
  readonly settings: CommissionVatSettings
}): CommissionVat {
  const { settings } = invoice
  const vatCase = commissionVatCase(invoice)
  const isCharged = vatCase === 'domestic' || vatCase === 'charged_abroad'
  const rateBasisPoints = isCharged ? settings.rateBasisPoints : 0
  return {
    case: vatCase,
    rateBasisPoints,
    vatCents: shareOf(invoice.commissionCents, rateBasisPoints),
    heldUntil: vatCase === 'held' ? invoiceHoldEndsAt(invoice.soldAt, settings) : null,
  }
}

/** When the invoice of a sale stops waiting for the check of a VAT id, whatever came of it. */
export function invoiceHoldEndsAt(soldAt: Instant, settings: CommissionVatSettings): Instant {
  return soldAt + settings.holdHours * hourMs
}

function commissionVatCase(invoice: Parameters<typeof commissionVat>[0]): CommissionVatCase {
  const { buyerCountry, buyerVatId, settings } = invoice
  if (buyerCountry === settings.homeCountry) return 'domestic'
  if (!isMemberState(buyerCountry)) return 'not_taxable_here'
  if (buyerVatId === 'valid') return 'reverse_charge'
  const isWaiting = invoice.at < invoiceHoldEndsAt(invoice.soldAt, settings)
  return buyerVatId === 'unavailable' && isWaiting ? 'held' : 'charged_abroad'
}
