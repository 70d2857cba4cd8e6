/**
 * The only arithmetic on prices. Amounts are whole euros or whole cents, rates basis points: all
 * sums stay integers far below 2^53, so nothing is lost before the one rounding at the end.
 */

/** Half a unit rounds up, as an invoice does it (rules 10). */
export function roundedHalfUp(quotient: {
  readonly dividend: number
  readonly divisor: number
}): number {
  const { dividend, divisor } = quotient
  if (dividend < 0) return -roundedHalfUp({ dividend: -dividend, divisor })
  return Math.floor((2 * dividend + divisor) / (2 * divisor))
}

const wholeBasisPoints = 10_000

/** Net = gross / (1 + rate), rounded to the unit handed in: euros stay euros, cents stay cents. */
export function netOfGross(price: {
  readonly gross: number
  readonly rateBasisPoints: number
}): number {
  return roundedHalfUp({
    dividend: price.gross * wholeBasisPoints,
    divisor: wholeBasisPoints + price.rateBasisPoints,
  })
}

/** A share of an amount, such as a commission or a tax, in the unit of the amount. */
export function shareOf(amount: number, rateBasisPoints: number): number {
  return roundedHalfUp({ dividend: amount * rateBasisPoints, divisor: wholeBasisPoints })
}

export function centsOfEur(amountEur: number): number {
  return amountEur * 100
}
