import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { launchBrowser, originOf } from '../../support/browser.ts'
import { comeAlive, open, visit } from '../../support/visit.ts'

/** What a visitor's browser fetches for a public page, and what it does with it (docs/architecture.md, Islands). */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const scriptLimitBytes = 10_000
const touchedLimitBytes = 85_000
const fileLimit = 12

const pages = [
  { name: 'home', address: pathTo('home', 'de'), htmlLimitBytes: 45_000 },
  { name: 'catalog', address: pathTo('catalog', 'de'), htmlLimitBytes: 60_000 },
  { name: 'questions', address: pathTo('faq', 'de'), htmlLimitBytes: 45_000 },
  { name: 'about', address: pathTo('about', 'de'), htmlLimitBytes: 45_000 },
  { name: 'sell', address: pathTo('sell', 'de'), htmlLimitBytes: 45_000 },
  { name: 'directory', address: pathTo('merchantDirectory', 'de'), htmlLimitBytes: 45_000 },
  { name: 'pricing', address: pathTo('pricing', 'de'), htmlLimitBytes: 45_000 },
] as const

describe('a visitor’s first look', () => {
  it.each(pages)('at $name fetches little', async ({ address, htmlLimitBytes }) => {
    const { page, context, complaints } = await visit(browser)
    await open(page, address)
    await page.waitForLoadState('networkidle')
    const { html, script, files } = await fetchedBy(page)
    expect.soft(html).toBeLessThanOrEqual(htmlLimitBytes)
    expect.soft(script).toBeLessThanOrEqual(scriptLimitBytes)
    expect.soft(files.length, files.join('\n')).toBeLessThanOrEqual(fileLimit)
    expect.soft(await page.locator('script:not([src]):not([type$="json"])').count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})

it.each([
  ['an unknown address', '/gibt-es-nicht'],
  ['an ad that does not exist', pathTo('product', 'de', { id: 999_999_999 })],
])('%s is a page of islands too, and leads on', async (_what, address) => {
  const { page, context } = await visit(browser)
  const answer = await page.goto(address)
  await comeAlive(page)
  await page.waitForLoadState('networkidle')
  expect(answer?.status()).toBe(404)
  expect(await page.title()).toBe('Diese Seite wurde nicht gefunden · CM24')
  expect((await fetchedBy(page)).script).toBeLessThanOrEqual(scriptLimitBytes)
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await page.getByRole('main').getByRole('link').last().click()
  await page.waitForURL(originOf('de') + pathTo('catalog', 'de'))
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'nicht gefunden' }).waitFor()
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  await context.close()
})

it('an island is fetched when it is used, and hears the press that came first', async () => {
  const { page, context, complaints } = await visit(browser)
  await open(page, pathTo('about', 'de'))
  await page.waitForLoadState('networkidle')
  const sent = page.waitForRequest(/\/api\/public\/newsletter$/)
  await page.getByLabel('Newsletter').fill('somebody@demo.cm24.example')
  await page.getByRole('button', { name: 'Abonnieren' }).click()
  await sent
  await page.getByText('Fast fertig').waitFor()
  expect((await fetchedBy(page)).script).toBeLessThanOrEqual(touchedLimitBytes)
  expect(complaints).toEqual([])
  await context.close()
})

it('a commission is reckoned for the price that is typed', async () => {
  const { page, context, complaints } = await visit(browser)
  await open(page, pathTo('pricing', 'de'))
  const calculator = page.getByRole('region', { name: 'Provision ausrechnen' })
  const before = await calculator.locator('dd').first().innerText()
  await calculator.getByRole('textbox').fill('100000')
  await expect.poll(() => calculator.locator('dd').first().innerText()).not.toBe(before)
  expect((await fetchedBy(page)).script).toBeLessThanOrEqual(touchedLimitBytes)
  expect(complaints).toEqual([])
  await context.close()
})

it('walks from page to page without loading them anew, and back to the same place', async () => {
  const { page, context, complaints } = await visit(browser)
  await page.clock.install()
  await open(page, pathTo('home', 'de'))
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const isSamePage = () => page.evaluate(() => 'isSamePage' in globalThis)
  // A pointer would scroll to the link, and fetch the page once more while it rests there.
  const follow = (name: string) =>
    page
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate((link: HTMLElement) => link.click())
  await follow('Fahrzeuge')
  await page.waitForURL(originOf('de') + pathTo('catalog', 'de'))
  await page.getByRole('heading', { level: 1, name: /Fahrzeuge/ }).waitFor()
  expect(await page.title()).toContain('CM24')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')

  await page.evaluate(() => scrollTo(0, 900))
  // The place is noted with the entry of the history.
  await expect.poll(() => page.evaluate(() => history.state?.scrollTop)).toBe(900)
  // From now on the catalog comes late.
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(`**${pathTo('catalog', 'de')}`, async (route) => {
    await mayCome
    await route.continue()
  })
  await follow('Kontakt')
  await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  // Still the page on contact: how far it is scrolled is not kept with the catalog.
  await page.evaluate(() => scrollTo(0, 40))
  await page.clock.fastForward('00:01')
  letCome()
  await page.getByRole('heading', { level: 1, name: /Fahrzeuge/ }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
  expect(await isSamePage()).toBe(true)

  // A whole application is loaded.
  await page.getByRole('link', { name: 'Anmelden' }).first().click()
  await page.waitForURL((address) => address.pathname === pathTo('login', 'de'))
  await page.getByLabel('E-Mail').first().waitFor()
  expect(await isSamePage()).toBe(false)
  expect(complaints).toEqual([])
  await context.close()
})

it('says what ends today anew once it is another day in Berlin', async () => {
  const { page, context } = await visit(browser)
  await page.clock.install()
  await open(page, pathTo('catalog', 'de'))
  const day = page.locator('[data-day]')
  const today = await day.getAttribute('data-day')
  await day.evaluate((element: HTMLElement) => (element.dataset.day = '2020-01-01'))
  await page.clock.fastForward('01:05')
  await expect.poll(() => day.getAttribute('data-day')).toBe(today)
  await context.close()
})

it('stays without a network, says so, and goes on when it is back', async () => {
  const { page, context } = await visit(browser)
  await open(page, pathTo('about', 'de'))
  await context.setOffline(true)
  await page.getByText('Keine Verbindung. Was Sie sehen, kann veraltet sein.').waitFor()
  await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Über uns' }).waitFor()
  await context.setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
  await context.close()
})

it('stays where its reader has gone when a page comes late or not at all', async () => {
  const { page, context } = await visit(browser)
  await open(page, `${pathTo('about', 'de')}#main`)
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const isSamePage = () => page.evaluate(() => 'isSamePage' in globalThis)
  const contact = page.getByRole('heading', { level: 1, name: 'Kontakt' })
  await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click()
  await contact.waitFor()
  // What is cut off while the page still fetches its own scripts is fetched by loading it anew.
  await page.waitForLoadState('networkidle')
  // Back and forth without a network: nothing is left that waits for it.
  await context.setOffline(true)
  await page.goBack()
  await page.getByText('Keine Verbindung. Was Sie sehen, kann veraltet sein.').waitFor()
  await page.goForward()
  await context.setOffline(false)
  await page.getByText('Keine Verbindung.').waitFor({ state: 'hidden' })
  // The browser says that there is a network before each request finds it.
  const isAnswered = () => page.evaluate(() => fetch('/version.json').then(Boolean, () => false))
  await expect.poll(isAnswered).toBe(true)
  await page.getByRole('link', { name: 'Fahrzeuge', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: /Fahrzeuge/ }).waitFor()
  expect(await isSamePage()).toBe(true)
  await page.goBack()
  await contact.waitFor()
  // A page that cannot be fetched is loaded, also where the address names a part of it.
  await page.route(`**${pathTo('about', 'de')}*`, (route) => route.abort(), { times: 1 })
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Über uns' }).waitFor()
  expect(await isSamePage()).toBe(false)
  await context.close()
})

it('links, search and filters work without any script', async () => {
  const context = await browser.newContext({
    baseURL: originOf('de'),
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(pathTo('home', 'de'))
  await page.getByRole('link', { name: 'Fahrzeuge', exact: true }).first().click()
  await page.waitForURL(originOf('de') + pathTo('catalog', 'de'))
  const filters = page.getByRole('complementary', { name: 'Filter' })
  await filters.getByRole('searchbox').fill('Hymer')
  await filters.getByRole('group', { name: 'Länge' }).getByLabel('bis').fill('7,5')
  await filters.getByRole('checkbox', { name: /^Läuft/ }).check()
  await filters
    .getByRole('button', { name: /zeigen$/ })
    .last()
    .click()
  await page.waitForURL(/text=Hymer/)
  const chosen = page.getByRole('region', { name: 'Ihre Auswahl' })
  await chosen.getByRole('link', { name: /7,50\sm/ }).waitFor()
  await chosen.getByRole('link', { name: 'Läuft' }).click()
  await page.waitForURL((address) => !address.searchParams.has('status'))
  await page.goto(pathTo('search', 'de'))
  await page.getByRole('searchbox').first().fill('Knaus')
  await page.keyboard.press('Enter')
  await page.waitForURL(/text=Knaus/)
  await context.close()
})

it('a phone’s menus and filters open before any script', async () => {
  const context = await browser.newContext({
    baseURL: originOf('de'),
    javaScriptEnabled: false,
    viewport: { width: 375, height: 812 },
  })
  const page = await context.newPage()
  await page.goto(pathTo('catalog', 'de'))
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('complementary', { name: 'Filter' }).getByRole('searchbox').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Kontakt' }).click()
  await page.waitForURL(originOf('de') + pathTo('contact', 'de'))
  await context.close()
})

it('a phone’s filters stay open while each choice counts', async () => {
  const { page, context, complaints } = await visit(browser, { width: 375 })
  await open(page, pathTo('catalog', 'de'))
  await page.getByRole('button', { name: 'Filter' }).click()
  const filters = page.getByRole('complementary', { name: 'Filter' })
  await filters
    .getByRole('checkbox', { name: /^Wohnwagen/ })
    .first()
    .check()
  await page.waitForURL(/product_type=trailer/)
  await page.getByRole('heading', { level: 1, name: /^\d+ Fahrzeuge?$/ }).waitFor()
  await filters.getByRole('searchbox').fill('Knaus')
  await page.waitForURL(/text=Knaus/)
  expect(await filters.getByRole('searchbox').inputValue()).toBe('Knaus')
  await filters
    .getByRole('button', { name: /zeigen$/ })
    .last()
    .click()
  await filters.waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
  await context.close()
})

/** Of this page: its HTML without the demo's bar, its scripts as they came over the line, its files. */
function fetchedBy(page: Page) {
  return page.evaluate(async () => {
    const isDemos = (name: string) => /demo-bar|foot-bars|format-/.test(name)
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[] // By its name.
    const files = entries
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => !/^\/(api|pictures)\//.test(name) && !isDemos(name))
    const script = entries
      .filter(({ name }) => name.endsWith('.js') && !isDemos(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    const text = await (await fetch(location.href)).text()
    const drawn = new DOMParser().parseFromString(text, 'text/html')
    const bar = drawn.querySelector('[data-market-clock]')?.outerHTML ?? ''
    const html = new Blob([text]).size - new Blob([bar]).size
    return { html, script, files }
  })
}
