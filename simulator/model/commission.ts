/** Rules 10, commission: in whole cents by integers alone, so that no rounding hides in a float. */

/** n / d, half up, for n >= 0. */
const halfUp = (n: bigint, d: bigint) => (2n * n + d) / (2n * d)

/** @param vatPercent the rate inside the price where VAT is reportable, else 0 */
export function commissionNetCents(hammerEur: number, vatPercent: number): number {
  const netCents = halfUp(BigInt(hammerEur) * 10_000n, 100n + BigInt(vatPercent))
  const share = halfUp(netCents * 175n, 10_000n)
  if (share < 39_900n) return 39_900
  if (share > 350_000n) return 350_000
  return Number(share)
}

/** VAT on the commission; reverse charge and foreign buyers pay none. */
export function commissionVatCents(netCents: number, vatPercent: number): number {
  return Number(halfUp(BigInt(netCents) * BigInt(vatPercent), 100n))
}
