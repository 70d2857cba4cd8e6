/**
 * Rules 10: the documents of a sale, computed from the instants at which the job looked for what was missing.
 * A contract and an invoice; both wait for a VAT id, and the invoice is corrected once the id is found
 * valid too late; amounts never change in place, corrections are reversals.
 */

import { amountsOf, type Commission, commissionAt, type SaleOfVehicle, vatIdAt } from './amounts.ts'

export type SaleDocument = {
  readonly kind: 'contract' | 'commission_invoice' | 'reversal_invoice'
  readonly netCents: number | null
  readonly vatCents: number | null
  readonly vatCase: string | null
}

export function documentsOf(
  sale: SaleOfVehicle,
  input: {
    readonly looks: readonly number[]
    /** When an operator found the cancellation justified. */
    readonly reversedAt: number | null
    /** When an operator canceled the sale, for whatever reason. */
    readonly canceledAt: number | null
  },
): readonly SaleDocument[] {
  const documents: SaleDocument[] = []
  const netCents = Number(amountsOf(sale).commissionNetCents)
  let decided: Commission = amountsOf(sale)
  let open: SaleDocument | null = null
  let isUnchecked = false
  const invoice = (at: number) => {
    isUnchecked =
      decided.commissionVatCase === 'charged_abroad' && vatIdAt(sale.buyer, at) === 'unchecked'
    const { commissionVatCents: vatCents, commissionVatCase: vatCase } = decided
    open = { kind: 'commission_invoice', netCents, vatCents, vatCase }
    documents.push(open)
  }
  const reverse = ({ netCents: net, vatCents: vat, vatCase }: SaleDocument) => {
    documents.push({
      kind: 'reversal_invoice',
      netCents: minus(net),
      vatCents: minus(vat),
      vatCase,
    })
    open = null
  }
  for (const at of input.looks) {
    const document = open as SaleDocument | null
    if (input.reversedAt !== null && at > input.reversedAt) {
      if (document) reverse(document)
      continue
    }
    if (document === null) {
      if (decided.commissionVatCase === 'held') decided = commissionAt(sale, netCents, at)
      if (decided.commissionVatCase === 'held') continue
      // A sale that was canceled while its documents waited gets no contract any more.
      const isCanceled = input.canceledAt !== null && at > input.canceledAt
      if (documents.length === 0 && !isCanceled)
        documents.push({ kind: 'contract', netCents: null, vatCents: null, vatCase: null })
      invoice(at)
      continue
    }
    if (!isUnchecked || vatIdAt(sale.buyer, at) !== 'valid') continue
    reverse(document)
    decided = commissionAt(sale, netCents, at)
    invoice(at)
  }
  return documents
}

const minus = (cents: number | null) => (cents === null || cents === 0 ? cents : -cents)
