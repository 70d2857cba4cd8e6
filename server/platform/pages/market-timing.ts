/**
 * The market's time in the head of an answer, from which the page counts on: its body may be older. The
 * browser reads it by this name (web/api/market-time.ts).
 */
export function serverTiming(marketNow: number): string {
  return `market;dur=${marketNow}`
}
