/** How far a payment is off what was owed (rules 10): to the cent what was asked, or so much more or less. */

export const paymentDifferences = ['none', 'more', 'less'] as const

export type PaymentDifference = {
  readonly kind: (typeof paymentDifferences)[number]
  /** Never negative. */
  readonly cents: number
}

export function paymentDifference(amountCents: number, owedCents: number): PaymentDifference {
  const overCents = amountCents - owedCents
  if (overCents === 0) return { kind: 'none', cents: 0 }
  return { kind: overCents > 0 ? 'more' : 'less', cents: Math.abs(overCents) }
}
