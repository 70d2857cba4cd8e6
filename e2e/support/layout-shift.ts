import type { Page } from 'playwright-core'

/** Among the browser's own types there is none of a shift. */
type Shift = PerformanceEntry & {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/** From the next page on; the answered call tells by how much of the window what was shown has moved so far (CLS). */
export async function recordLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shown = globalThis as unknown as { shifted: number }
    shown.shifted = 0
    // Only a demo has this bar, at the end of a page that may be short at first.
    const isBar = (node: Node | null) =>
      node instanceof Element && node.closest('aside[data-market-clock]') !== null
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
        if (!sources.every(({ node }) => isBar(node))) shown.shifted += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)
}
