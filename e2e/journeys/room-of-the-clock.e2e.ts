import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Locator } from 'playwright-core'
import { createTranslator } from 'use-intl/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Locale, locales } from '#locales/locales.ts'
import { pathTo } from '#locales/paths.ts'
import { launchBrowser } from '../support/browser.ts'
import { findAd } from '../support/market.ts'
import { open, settleFonts, visit } from '../support/visit.ts'

/** The dark band on top of a vehicle's box: the clock at its longest beside the state, never cut off. */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it.each([375, 1440])(
  'the clock has room beside the state in each language, at %s px',
  async (width) => {
    const { page, context } = await visit(browser, { as: 'schwarz', width })
    const { entityId } = await findAd('T6 Ocean')
    await open(page, pathTo('product', 'de', { id: entityId }))
    if (width < 600)
      await page.getByRole('button', { name: textsOf('de').box.bid, exact: true }).click()
    const time = page
      .getByRole(width < 600 ? 'dialog' : 'complementary')
      .getByRole('timer')
      .first()
    await time.waitFor()
    await settleFonts(page)
    // The band holds only the words that are put into it, so that one page is enough for all languages.
    for (const locale of locales) {
      for (const [when, band] of Object.entries(bandsIn(locale))) {
        expect.soft(await roomBeside(time, band), `${when} in ${locale}`).toBeGreaterThan(-1)
      }
    }
    await context.close()
  },
)

/** As the countdown has it above a day and below 30 seconds; nobody waits for that here. */
function bandsIn(locale: Locale): Readonly<Record<string, Band>> {
  const texts = textsOf(locale)
  const { clock, status } = texts
  const t = createTranslator({ locale, messages: texts })
  const days = t('clock.days', { days: 2, clock: '23:59:59' })
  return {
    running: { state: status.running, time: days, isText: false },
    published: { state: status.published, time: days, isText: false },
    last: { state: status.hotbidding, time: clock.lastSeconds, isText: true },
  }
}

type Band = { readonly state: string; readonly time: string; readonly isText: boolean }

/** The least room in px, in a copy of the band: between state and clock, and from the clock to where the band's padding begins. */
function roomBeside(clock: Locator, words: Band): Promise<number> {
  return clock.evaluate((element, { state: stateText, time: timeText, isText }) => {
    const isBand = (part: Element) => getComputedStyle(part).position === 'sticky'
    let shown = element.parentElement
    while (shown && !(isBand(shown) && shown.querySelector('[aria-hidden]'))) {
      shown = shown.parentElement
    }
    // React may draw the shown band again at any moment and has to find its own nodes in it.
    const band = shown?.cloneNode(true) as HTMLElement | undefined
    const state = band?.querySelector('span:not([aria-hidden])')
    const time = band?.querySelector('[role=timer]')
    if (!shown || !band || !state || !time) throw new Error('The band is not there')
    time.toggleAttribute('data-words', isText)
    time.textContent = timeText
    state.textContent = stateText
    shown.after(band)
    const end = Math.min(band.getBoundingClientRect().right, innerWidth)
    const kept = Number.parseFloat(getComputedStyle(band).paddingRight)
    const range = document.createRange()
    range.selectNodeContents(state)
    const ofTime = time.getBoundingClientRect()
    const ofState = range.getBoundingClientRect()
    band.remove()
    return Math.min(end - kept - ofTime.right, ofTime.left - ofState.right)
  }, words)
}

type Texts = {
  readonly clock: { readonly days: string; readonly lastSeconds: string }
  readonly status: Readonly<Record<'running' | 'published' | 'hotbidding', string>>
  readonly box: { readonly bid: string }
}

function textsOf(locale: Locale): Texts {
  const file = path.resolve(import.meta.dirname, `../../locales/messages/${locale}/auction.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as Texts // Complete in every language (house rules).
}
