/**
 * Rules 10: the papers of a sale, told from the instants at which somebody looked what was missing.
 * A contract and an invoice; the invoice waits for a VAT id and is corrected once the id is found
 * valid too late; amounts never change in place, corrections are reversals.
 */

import {
  amountsAtSale,
  type Commission,
  commissionAt,
  type SaleOfVehicle,
  vatIdAt,
} from './amounts.ts'

export type Paper = {
  readonly kind: 'contract' | 'commission_invoice' | 'reversal_invoice'
  readonly netCents: number | null
  readonly vatCents: number | null
  readonly vatCase: string | null
}

export function papersOf(
  sale: SaleOfVehicle,
  told: {
    readonly looks: readonly number[]
    /** When an operator found the cancellation justified. */
    readonly reversedAt: number | null
  },
): readonly Paper[] {
  const papers: Paper[] = []
  const netCents = Number(amountsAtSale(sale).commissionNetCents)
  let decided: Commission = amountsAtSale(sale)
  let open: Paper | null = null
  let isUnchecked = false
  const invoice = (at: number) => {
    isUnchecked =
      decided.commissionVatCase === 'charged_abroad' && vatIdAt(sale.buyer, at) === 'unchecked'
    const { commissionVatCents: vatCents, commissionVatCase: vatCase } = decided
    open = { kind: 'commission_invoice', netCents, vatCents, vatCase }
    papers.push(open)
  }
  const reverse = ({ netCents: net, vatCents: vat, vatCase }: Paper) => {
    papers.push({ kind: 'reversal_invoice', netCents: minus(net), vatCents: minus(vat), vatCase })
    open = null
  }
  for (const at of told.looks) {
    const paper = open as Paper | null
    if (told.reversedAt !== null && at > told.reversedAt) {
      if (paper) reverse(paper)
      continue
    }
    if (paper === null) {
      if (decided.commissionVatCase === 'held') decided = commissionAt(sale, netCents, at)
      if (papers.length === 0)
        papers.push({ kind: 'contract', netCents: null, vatCents: null, vatCase: null })
      if (decided.commissionVatCase !== 'held') invoice(at)
      continue
    }
    if (!isUnchecked || vatIdAt(sale.buyer, at) !== 'valid') continue
    reverse(paper)
    decided = commissionAt(sale, netCents, at)
    invoice(at)
  }
  return papers
}

const minus = (cents: number | null) => (cents === null || cents === 0 ? cents : -cents)
