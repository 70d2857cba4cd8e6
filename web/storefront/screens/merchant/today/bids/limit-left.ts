/** What an agent may still bid, in euros; null where its limit is used up (rules 5). */
export function leftOfLimit(
  agent: { readonly limitEur: number; readonly isExhausted: boolean },
  currentBidEur: number | null | undefined,
): number | null {
  const leftEur = agent.limitEur - (currentBidEur ?? 0)
  return agent.isExhausted || leftEur <= 0 ? null : leftEur
}
