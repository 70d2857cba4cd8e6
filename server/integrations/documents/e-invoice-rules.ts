import { shareOf } from '#domain/money/rounding.ts'
import type { EInvoice } from './e-invoice.ts'

/**
 * The norm's own conditions on sums and VAT (EN 16931, BR-CO and the VAT categories used here), as
 * far as an invoice of one position can break them. The schema knows shapes only; these are what a
 * recipient's check would refuse. Answers the broken rules' names.
 */
export function brokenRules(invoice: EInvoice): string[] {
  return rules.flatMap(([name, holds]) => (holds(invoice) ? [] : [name]))
}

type Rule = readonly [name: string, holds: (invoice: EInvoice) => boolean]

const rules: readonly Rule[] = [
  ['BR-02', ({ number }) => number !== ''],
  ['BR-06', ({ seller }) => seller.name !== ''],
  ['BR-07', ({ buyer }) => buyer.name !== ''],
  ['BR-09', ({ seller }) => seller.country !== ''],
  ['BR-11', ({ buyer }) => buyer.country !== ''],
  ['BR-55', ({ reverses }) => reverses === null || reverses.number !== ''],
  // Both ids begin with the letters of their country.
  ['BR-CO-09', ({ seller, buyer }) => [seller, buyer].every(({ vatId }) => hasPrefix(vatId))],
  // One position without allowances: line, total of lines and taxable amount are one figure.
  ['BR-CO-10', ({ netCents }) => Number.isSafeInteger(netCents)],
  ['BR-CO-13', ({ netCents }) => netCents > 0],
  ['BR-CO-14', ({ vat, vatCents }) => vat.code === 'S' || vatCents === 0],
  ['BR-CO-15', ({ netCents, vatCents, grossCents }) => grossCents === netCents + vatCents],
  ['BR-CO-16', ({ grossCents, dueCents }) => dueCents === grossCents],
  ['BR-CO-17', (invoice) => invoice.vatCents === shareOf(invoice.netCents, rateOf(invoice))],
  [
    'BR-CO-25',
    ({ dueCents, dueOn, paymentTerms }) => dueCents <= 0 || (dueOn ?? paymentTerms) !== null,
  ],
  ['BR-CO-26', ({ seller }) => seller.vatId !== null || seller.registration !== ''],
  ['BR-S-02', ({ vat, seller }) => vat.code !== 'S' || seller.vatId !== null],
  ['BR-S-05', ({ vat }) => vat.code !== 'S' || vat.rateBasisPoints > 0],
  [
    'BR-AE-02',
    ({ vat, seller, buyer }) =>
      vat.code !== 'AE' || (seller.vatId !== null && buyer.vatId !== null),
  ],
  ['BR-AE-10', ({ vat }) => vat.code !== 'AE' || vat.reason !== ''],
  [
    'BR-O-02',
    ({ vat, seller, buyer }) => vat.code !== 'O' || (seller.vatId ?? buyer.vatId) === null,
  ],
  ['BR-O-10', ({ vat }) => vat.code !== 'O' || vat.reason !== ''],
]

function hasPrefix(vatId: string | null): boolean {
  return vatId === null || /^[A-Z]{2}[0-9A-Z]+$/.test(vatId)
}

function rateOf({ vat }: EInvoice): number {
  return vat.code === 'S' ? vat.rateBasisPoints : 0
}
