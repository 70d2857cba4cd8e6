import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf } from '#e2e/screens/sample-address.ts'
import { samples } from '#e2e/screens/screen-samples.ts'
import { routeNames } from '#locales/paths.ts'
import { launchBrowser } from '../../support/browser.ts'
import { recordLayoutShift } from '../../support/layout-shift.ts'
import { comeAlive, settleFonts, visit } from '../../support/visit.ts'

/** Every screen of the storefront, opened as a page: what is shown stays where it is while the rest comes. */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const screens = routeNames.flatMap((route) => samples[route].map((sample) => ({ route, sample })))
const people = [...new Set(screens.map(({ sample }) => sample.as))]
/** Of the window; browsers call less than 0.1 good. */
const mostShift = 0.05

it.each([375, 1440])('nothing moves at %s px', async (width) => {
  for (const person of people) {
    const { page, context } = await visit(browser, { width, ...(person && { as: person }) })
    const layoutShift = await recordLayoutShift(page)
    for (const { route, sample } of screens) {
      if (sample.as !== person) continue
      await page.goto('/version.json')
      const address = await addressOf(page, { route, sample, locale: 'de' })
      // Of this person nothing leads there just now.
      if (address === undefined) continue
      await page.goto(address)
      await comeAlive(page)
      await expect.poll(() => page.locator('[role=status][aria-busy=true]').count()).toBe(0)
      await settleFonts(page)
      expect.soft(await layoutShift(), address).toBeLessThan(mostShift)
    }
    await context.close()
  }
})
