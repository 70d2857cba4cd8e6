import type { Page } from 'playwright-core'

/** From the next page on; the answered call tells by how much of the window what was shown has moved so far (CLS). */
export async function recordLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shown = globalThis as unknown as { shifted: number }
    shown.shifted = 0
    new PerformanceObserver((list) => {
      // The type of a shift's own entries is not among the browser's.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shown.shifted += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)
}
