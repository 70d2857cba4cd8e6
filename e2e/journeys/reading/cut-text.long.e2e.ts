import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '#e2e/screens/sample-address.ts'
import { type Sample, samples } from '#e2e/screens/screen-samples.ts'
import { type Locale, locales } from '#locales/locales.ts'
import { type RouteName, routeNames } from '#locales/paths.ts'
import { overflowPixels } from '../../support/axe.ts'
import { launchBrowser } from '../../support/browser.ts'
import { cutChoices, cutTexts, doubleText } from '../../support/cut-text.ts'
import { comeAlive, settleFonts, type Visit, visit } from '../../support/visit.ts'

/** Every screen of the storefront on a phone in eight languages, and with letters twice as large in the two longest. */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Of the steps of an ad and of selling, those that differ most; the others are made of the same fields. */
const shownSteps = new Set(['profile', 'images', 'auction', 'last-step', 'type', 'planned-date'])
const isShown = (route: RouteName, { name = '' }: Sample) =>
  (route !== 'adEdit' && route !== 'sellStep') || shownSteps.has(name)

const screens = routeNames.flatMap((route) =>
  samples[route]
    .filter((sample) => isShown(route, sample))
    .map((sample) => ({ route, sample, name: `${route} ${sample.name ?? ''}`.trim() })),
)
const people = [...new Set(screens.map(({ sample }) => sample.as))]

async function cutOn(
  { page }: Visit,
  shown: { readonly route: RouteName; readonly sample: Sample; readonly locale: Locale },
): Promise<readonly string[]> {
  await page.goto('/version.json')
  const address = await addressOf(page, shown)
  // Of this person nothing leads there just now.
  if (address === undefined) return []
  await page.goto(address)
  await comeAlive(page)
  await settleFonts(page)
  const beyond = await overflowPixels(page)
  const cut = await cutTexts(page)
  return [...cut, ...(beyond > 0 ? [`the page is ${beyond} px too wide`] : [])]
}

async function walk(locale: Locale, isLarge: boolean): Promise<void> {
  for (const person of people) {
    const visited = await visit(browser, { locale, width: 375, ...(person && { as: person }) })
    if (isLarge) await doubleText(visited.page)
    for (const { route, sample, name } of screens) {
      if (sample.as !== person) continue
      const place = `${name} in ${locale}`
      expect.soft(await cutOn(visited, { route, sample, locale }), place).toEqual([])
      // The browser's own field for a choice is one line, however large its letters are.
      if (!isLarge) expect.soft(await cutChoices(visited.page), place).toEqual([])
    }
    await visited.context.close()
  }
}

describe('no text is cut on a phone', () => {
  it.each(locales)('in %s', (locale) => walk(locale, false))

  it.each(['de', 'pl'] as const)('in %s with letters twice as large', (locale) =>
    walk(locale, true),
  )
})
