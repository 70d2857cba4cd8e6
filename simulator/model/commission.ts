/** Rules 10, commission: in whole cents by integers alone, so that no rounding hides in a float. */

/** n / d, half up, for n >= 0. */
const halfUp = (n: bigint, d: bigint) => (2n * n + d) / (2n * d)

/** What of a gross price in euros is left without the VAT inside it. */
export function netCentsOf(grossEur: number, vatPercent: number): number {
  return Number(halfUp(BigInt(grossEur) * 10_000n, 100n + BigInt(vatPercent)))
}

export function commissionNetCents(netHammerCents: number): number {
  const share = halfUp(BigInt(netHammerCents) * 175n, 10_000n)
  if (share < 39_900n) return 39_900
  if (share > 350_000n) return 350_000
  return Number(share)
}

/** VAT on the commission; reverse charge and foreign buyers pay none. */
export function vatCentsOf(netCents: number, vatPercent: number): number {
  return Number(halfUp(BigInt(netCents) * BigInt(vatPercent), 100n))
}
