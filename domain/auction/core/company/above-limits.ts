/** What a page knows of somebody's limits, before they ask (rules 1). Whole euros; null: without a limit. */
type KnownLimits = {
  readonly bidLimitEur: number | null
  readonly dayLimitEur: number | null
  /** Of all auctions of the day. */
  readonly committedTodayEur: number
}

/**
 * Whether an amount would be refused for sure. Whoever has bound the company in this auction today already raises that
 * amount, of which the page knows no share: then only the limits themselves count.
 */
export function isAboveLimits(
  limits: KnownLimits,
  asked: { readonly amountEur: number; readonly isBoundHere: boolean },
): boolean {
  const { bidLimitEur, dayLimitEur, committedTodayEur } = limits
  const others = asked.isBoundHere ? 0 : committedTodayEur
  const isAboveBid = bidLimitEur !== null && asked.amountEur > bidLimitEur
  return isAboveBid || (dayLimitEur !== null && asked.amountEur + others > dayLimitEur)
}
