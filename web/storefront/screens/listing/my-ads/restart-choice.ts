import type { AuctionView } from '#contract/auction-view.ts'

export type RestartTerms = Extract<AuctionView['actions']['restart'], { isAllowed: true }>['facts']

export type RestartKind = 'reduced' | 'as_it_is'

export type RestartChoice = { readonly kind: RestartKind; readonly priceEur: number | null }

/** Why the chosen restart cannot be sent: because of its kind or of its price. */
export type RestartLack = 'no_reduction' | 'price' | 'too_early'

/** As the server would say (rules 2); `nowMs` is the server's clock in milliseconds. */
export function lackOfRestart(
  { kind, priceEur }: RestartChoice,
  { terms, nowMs }: { readonly terms: RestartTerms; readonly nowMs: number },
): RestartLack | null {
  if (kind === 'as_it_is') return nowMs < Date.parse(terms.asItIsPossibleAt) ? 'too_early' : null
  if (!canReduce(terms)) return 'no_reduction'
  return priceEur === null || isOutside(priceEur, terms) ? 'price' : null
}

export function canReduce(terms: RestartTerms): boolean {
  return terms.reducedMinimumEur <= terms.reducedMaximumEur
}

export function isOutside(priceEur: number, terms: RestartTerms): boolean {
  return priceEur < terms.reducedMinimumEur || priceEur > terms.reducedMaximumEur
}
