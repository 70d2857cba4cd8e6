import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { countdownText } from '#web/ui/status/countdown-text.ts'
import { seriousViolations } from '../../support/axe.ts'
import { boxOf } from '../../support/bidding.ts'
import { launchBrowser } from '../../support/browser.ts'
import { auctionOf, euros, findAd, marketNow } from '../../support/market.ts'
import { comeAlive, open, visit } from '../../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('a visitor’s page of a vehicle holds little, and fetches React with the first picture that is pressed', async () => {
  const card = await findAd('T6 Ocean')
  const { page, context, complaints } = await visit(browser)
  const answer = await page.goto(pathTo('product', 'de', { id: card.entityId }))
  const html = (await answer?.text()) ?? ''
  expect(html.length).toBeLessThanOrEqual(50_000)
  // Neither in what is shown nor in what its islands hold (rules 1).
  const { currentBidEur } = auctionOf(card)
  expect(html).toContain('data-island="gallery"')
  expect(html).not.toMatch(new RegExp(`${currentBidEur}|${euros(currentBidEur ?? 0)}`))
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect((await scripts()).some((name) => name.includes('gallery'))).toBe(false)
  await page.locator('[data-island=gallery] button').first().click()
  const picture = page.getByRole('dialog')
  await expect.poll(() => picture.getAttribute('aria-label')).toMatch(/^Bild 1 von/)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => picture.getAttribute('aria-label')).toMatch(/^Bild 2 von/)
  await page.keyboard.press('Escape')
  await picture.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await context.close()
})

it('an island that fails leaves what the server drew, and the way on', async () => {
  const { entityId: id } = await findAd('T6 Ocean')
  const { page, context } = await visit(browser)
  await open(page, pathTo('product', 'de', { id }))
  await page.locator('[data-island=gallery] > script').evaluate((script) => {
    script.textContent = JSON.stringify({ ...JSON.parse(script.textContent), props: {} })
  })
  const gallery = page.locator('[data-island=gallery] button').first()
  const failure = page.waitForEvent('pageerror')
  await gallery.click()
  await failure
  await gallery.waitFor()
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  await context.close()
})

it('a visitor on a phone opens the box by the browser alone, and reaches nothing beneath it', async () => {
  const { entityId: id } = await findAd('T6 Ocean')
  const { page, context, complaints } = await visit(browser, { width: 375 })
  await open(page, pathTo('product', 'de', { id }))
  const opener = page.locator('main button[aria-haspopup="dialog"]:visible')
  await expectWindow(page, opener)
  await expectWindow(page, page.getByRole('button', { name: 'Menü' }))
  await open(page, pathTo('catalog', 'de'))
  await expectWindow(page, page.getByRole('button', { name: 'Filter' }))
  expect(complaints).toEqual([])
  await context.close()
})

/** The focus goes in, stays in, and comes back by Escape to the button, which is then within reach like all the rest. */
async function expectWindow(page: Page, opener: Locator): Promise<void> {
  await opener.focus()
  await page.keyboard.press('Enter')
  const shown = page.locator('[data-window]:popover-open')
  const isInside = () => shown.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(isInside).toBe(true)
  expect(await seriousViolations(page, '[data-window]')).toEqual([])
  const controls = await shown.locator('a, button, input, select').count()
  for (let count = 0; count <= controls; count += 1) {
    await page.keyboard.press('Tab')
    // Behind the last comes the browser itself, and then the first.
    const isOut = await page.evaluate(() => document.activeElement !== document.body)
    if (isOut) expect(await isInside()).toBe(true)
  }
  await opener.evaluate((button: HTMLElement) => button.focus())
  await expect.poll(isInside).toBe(true)
  await page.keyboard.press('Escape')
  await shown.waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((each) => each === document.activeElement)).toBe(true)
  expect(await page.locator('[inert]').count()).toBe(0)
}

it('the lost line is said on each page that is shown while it is lost, and no longer once it is back', async () => {
  const { entityId: id } = await findAd('Dethleffs Trend T 7057')
  const { page, context } = await visit(browser)
  const isLost = () => boxOf(page).getByText('Verbindung unterbrochen').count()
  let isCut = true
  await context.route('**/api/notifications/get-sse*', (route) =>
    isCut ? route.abort() : route.continue(),
  )
  await open(page, pathTo('product', 'de', { id }))
  await expect.poll(isLost).toBe(1)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await page.locator('#similar a').first().click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).not.toBe(heading)
  expect(await isLost()).toBe(1)
  isCut = false
  await expect.poll(isLost).toBe(0)
  await context.close()
})

it('a page out of the browser’s memory counts down by the market’s time again, in the words of its box', async () => {
  const { entityId: id, auction } = await findAd('T6 Ocean')
  const { page, context } = await visit(browser)
  await open(page, pathTo('product', 'de', { id }))
  await page.goto(pathTo('login', 'de'))
  await page.goBack()
  await comeAlive(page)
  const time = boxOf(page).getByRole('timer')
  const endsAt = Date.parse(auction?.endsAt ?? '')
  const isRight = async () => {
    const shown = await time.innerText()
    const left = endsAt - (await marketNow())
    const near = [-1000, 0, 1000].map((each) => countdownText(left + each, clockTexts))
    return near.includes(shown) || shown
  }
  await expect.poll(isRight).toBe(true)
  await context.close()
})

const clockTexts = { lastSeconds: 'weniger als 30 Sekunden', over: 'Ende wird festgestellt' }
