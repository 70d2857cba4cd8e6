import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '#locales/locales.ts'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../support/api.ts'
import {
  contrastByNight,
  cutOffFields,
  isAskedOfAxe,
  overflowPixels,
  rawMessageKeys,
  seriousViolations,
  widthsForAxe,
} from '../support/axe.ts'
import { launchBrowser } from '../support/browser.ts'
import { auctionOf, findAd } from '../support/market.ts'
import { open, settleFonts, type Visit, type Visitor, visit } from '../support/visit.ts'

/**
 * The main pages in the shortest and the longest of our languages, on a phone and on a desk: usable
 * with any aid, nothing wider than its window, no error in the console, no text forgotten.
 */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** One visit for all pages that a person sees in a language, so that they log in and load the scripts once. */
const visits = new Map<string, Promise<Visit>>()

function visitOnce(visitor: Visitor): Promise<Visit> {
  const key = JSON.stringify(visitor)
  const visiting = visits.get(key) ?? visit(browser, visitor)
  visits.set(key, visiting)
  return visiting
}

const textFolder = path.resolve(import.meta.dirname, '../../locales/messages/de')
const areas = readdirSync(textFolder).map((name) => path.basename(name, '.json'))

type Shown = Pick<Visitor, 'as' | 'host'> & {
  readonly name: string
  readonly address: (locale: Locale) => string | Promise<string>
}

const pages: readonly Shown[] = [
  { name: 'home', address: (locale) => pathTo('home', locale) },
  { name: 'catalog', address: (locale) => pathTo('catalog', locale) },
  { name: 'a dealer’s catalog', as: 'schwarz', address: (locale) => pathTo('catalog', locale) },
  { name: 'valuation', address: (locale) => pathTo('valuateMotorhome', locale) },
  {
    name: 'step of a valuation',
    address: (locale) => pathTo('valuateMotorhomeStep', locale, { step: '2' }),
  },
  { name: 'market prices', address: (locale) => pathTo('marketPrices', locale) },
  { name: 'login', address: (locale) => pathTo('login', locale) },
  { name: 'product', as: 'schwarz', address: productAddress },
  { name: 'step of an ad', as: 'hansen', address: stepAddress },
  { name: 'own ads', as: 'nordlicht', address: (locale) => pathTo('myVehicles', locale) },
  { name: 'renegotiation', as: 'huber', address: renegotiationAddress },
  { name: 'messages', as: 'schwarz', address: (locale) => pathTo('messages', locale) },
  { name: 'own bids', as: 'schwarz', address: (locale) => pathTo('merchantBids', locale) },
  { name: 'a dealer’s day', as: 'schwarz', address: (locale) => pathTo('merchantToday', locale) },
  { name: 'account', as: 'schwarz', address: (locale) => pathTo('account', locale) },
  { name: 'purchases', as: 'schwarz', address: (locale) => pathTo('merchantPurchases', locale) },
  { name: 'an auction', as: 'betrieb', host: 'console', address: consoleAddress },
  { name: 'review queue', as: 'betrieb', host: 'console', address: () => '/ads' },
]

describe.each(['de', 'pl'] as const)('in %s', (locale) => {
  it.each(pages)('$name is in order', async ({ address, as: person, host }) => {
    const visitor = { locale, ...(person && { as: person }), ...(host && { host }) }
    const { page, complaints } = await visitOnce(visitor)
    const complaintsBefore = complaints.length
    await page.setViewportSize({ width: 375, height: 812 })
    await open(page, await address(locale))
    // What is still loaded has nothing to be complained of.
    await expect.poll(() => page.locator('[role=status][aria-busy=true]').count()).toBe(0)
    // The narrowest is a desk's page enlarged four times: the same content, which only has to fit.
    for (const width of [320, 375, 1440]) {
      await page.setViewportSize({ width, height: width < 600 ? 812 : 900 })
      if (widthsForAxe(locale).includes(width))
        expect.soft(await seriousViolations(page), `violations at ${width} px`).toEqual([])
      await expect.poll(() => overflowPixels(page), { message: `overflow at ${width} px` }).toBe(0)
      await expect.poll(() => cutOffFields(page), { message: `cut off at ${width} px` }).toEqual([])
    }
    if (isAskedOfAxe(locale)) expect.soft(await contrastByNight(page), 'by night').toEqual([])
    expect.soft(await rawMessageKeys(page, areas)).toEqual([])
    expect.soft(complaints.slice(complaintsBefore)).toEqual([])
  })
})

it('an operator reads what was bid on a phone without moving the table', async () => {
  const { page, context } = await visit(browser, { as: 'betrieb', host: 'console', width: 375 })
  await page.goto(await consoleAddress())
  const amount = page.getByRole('table').last().locator('b').first()
  const right = () => amount.evaluate((cell) => cell.getBoundingClientRect().right)
  await expect.poll(right).toBeLessThan(375)
  await context.close()
})

it.each([375, 1440])('no figure of a card breaks off its unit at %s px', async (width) => {
  const { page, context } = await visit(browser, { as: 'caravannord', width })
  await open(page, pathTo('catalog', 'de', {}, { mileage_from: '100000' }))
  const figures = page.getByRole('main').getByText(/^\d{3}\.\d{3}\skm$/)
  await figures.first().waitFor()
  await settleFonts(page)
  const lines = await figures.evaluateAll((all) =>
    all.map(
      (figure) => figure.clientHeight / Number.parseFloat(getComputedStyle(figure).lineHeight),
    ),
  )
  expect(Math.max(...lines)).toBeLessThan(1.5)
  await context.close()
})

it('tabular figures leave the hyphens of a date as narrow as everywhere else', async () => {
  const { page, context } = await visit(browser, { locale: 'nl' })
  await open(page, pathTo('home', 'nl'))
  const widthOf = (figures: string) =>
    page.evaluate(async (variant) => {
      const line = document.createElement('span')
      line.style.cssText = `font-variant-numeric: ${variant}; position: absolute`
      line.textContent = '-'.repeat(20)
      document.body.append(line)
      // Its typeface comes once there is a hyphen to be seen.
      line.getBoundingClientRect()
      await document.fonts.ready
      const { width } = line.getBoundingClientRect()
      line.remove()
      return width
    }, figures)
  expect(await widthOf('tabular-nums')).toBeCloseTo(await widthOf('normal'), 1)
  await context.close()
})

it('the field of a late offer holds the words for six figures on a phone (rules 7)', async () => {
  const { page, context } = await visit(browser, { as: 'schwarz', locale: 'es', width: 375 })
  const { entityId } = await findAd('Morelo Palace 88')
  await open(page, pathTo('product', 'es', { id: entityId }))
  await page.getByRole('button', { name: 'Hacer una oferta', exact: true }).click()
  await page.getByRole('dialog').getByPlaceholder('154.300').waitFor()
  await settleFonts(page)
  await expect.poll(() => cutOffFields(page)).toEqual([])
  await context.close()
})

async function productAddress(locale: Locale): Promise<string> {
  return pathTo('product', locale, { id: (await findAd('T6 Ocean')).entityId })
}

async function consoleAddress(): Promise<string> {
  return `/auctions/${auctionOf(await findAd('T6 Ocean')).auctionId}`
}

async function stepAddress(locale: Locale): Promise<string> {
  const { listing } = await apiOf('hansen')
  const { products } = await listing.listMine({ query: { page: 1, itemsPerPage: 50 } })
  const draft = products.find(({ status }) => status === 'editing')
  return pathTo('adEdit', locale, { kind: 'motorhome', step: 'profile', id: draft?.entityId })
}

async function renegotiationAddress(locale: Locale): Promise<string> {
  const { listing } = await apiOf('huber')
  const { products } = await listing.listMine({ query: { page: 1, itemsPerPage: 50 } })
  const card = products.find(({ status }) => status === 'renegotiation')
  if (card === undefined) throw new Error('Nothing of this seller is being renegotiated')
  return pathTo('renegotiation', locale, { id: auctionOf(card).auctionId })
}
