/**
 * The market's time comes in the head of the page's answer (`Server-Timing: market;dur=<epoch ms>`) and
 * never from its body: a page that is sent from memory was drawn earlier, so what it says is late.
 */

/** Market time in milliseconds at an instant of the browser's steady clock (`performance.now()`). */
export type MarketReading = { readonly market: number; readonly steady: number }

/** The figure's name in the header, which the server writes. */
export const marketTiming = 'market'

/**
 * What the answer of this page said when its first byte came. Undefined where it is not known: in a
 * browser without server timing, or when the page came out of the browser's own memory, as the back
 * button does, with a header as old as the page.
 */
export function readMarketTime(): MarketReading | undefined {
  const [answer] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // What the name stands for.
  if (!answer || answer.transferSize === 0) return undefined
  const figure = answer.serverTiming?.find(({ name }) => name === marketTiming)
  if (!figure || !(figure.duration > 0)) return undefined
  return { market: figure.duration, steady: answer.responseStart }
}
