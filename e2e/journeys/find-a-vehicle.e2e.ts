import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import type { ProductCard } from '#contract/product.ts'
import { launchBrowser, originOf } from '../support/browser.ts'

/** The catalog as its address says it, and as a dealer works with it (spec 2, rules 1). */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** The house's own promise is a second; the other one is for the machine that runs both sides. */
const patienceMs = 2000

describe('a visitor', () => {
  test('narrows the catalog, walks back and takes his choice into another language', async () => {
    const page = await newPage()
    await page.goto(`${originOf('de')}/wohnmobil-kaufen`, { waitUntil: 'networkidle' })
    const all = await count(page)

    const filters = page.getByRole('complementary', { name: 'Filter' })
    const caravans = filters.getByRole('checkbox', { name: /^Wohnwagen/ }).first()
    await caravans.check()
    await page.waitForURL(/\?product_type=trailer$/)
    const found = await narrowed(page, all)

    const limit = filters.getByRole('group', { name: 'Startpreis' }).getByLabel('bis')
    await limit.fill('9000')
    await limit.press('Enter')
    await page.waitForURL(/price_to=9000/)
    const chosen = page.getByRole('region', { name: 'Ihre Auswahl' })
    await chosen.getByRole('link', { name: /Startpreis bis 9\.000/ }).waitFor()
    expect(await narrowed(page, found)).toBeGreaterThan(0)

    await page.goBack()
    await page.waitForURL(/\?product_type=trailer$/)
    expect(await limit.inputValue()).toBe('')
    expect(await chosen.getByRole('link').count()).toBe(2)

    await page.getByRole('button', { name: /Sprache/ }).click()
    await page.getByRole('link', { name: 'Nederlands' }).first().click()
    await page.waitForURL(`${originOf('nl')}/camper-kopen?product_type=trailer`)
    expect(await count(page)).toBe(found)

    await page.getByRole('region', { name: 'Uw keuze' }).getByRole('link').first().click()
    await page.waitForURL(`${originOf('nl')}/camper-kopen`)
    expect(await narrowed(page, found)).toBe(all)
  })

  test('is told of start prices and countries alone (rules 1)', async () => {
    const page = await newPage()
    await page.goto(`${originOf('en')}/buy-a-motorhome?status=running`)
    const [card] = await page.getByRole('article').all()
    const text = (await card?.innerText()) ?? ''
    expect(text).toContain('Start price')
    expect(text).not.toMatch(/bid|…|Target/i)
  })
})

test('a dealer sees a rival’s bid in his list at once, in the same place (rules 4)', async () => {
  const [dealer, rival] = [await newPage(), await newPage()]
  await logIn(dealer, 0)
  await logIn(rival, 1)
  await dealer.goto(`${originOf('de')}/wohnmobil-kaufen?status=running&view=list`, {
    waitUntil: 'networkidle',
  })
  const rows = dealer.getByRole('table').locator('tbody tr')
  const before = await rows.locator('a').allInnerTexts()
  await rows.first().hover()

  const { entityId, amount } = await rival.evaluate(bidOnce)
  const figure = new Intl.NumberFormat('de-DE').format(amount)
  const row = rows.filter({ has: dealer.locator(`a[href$="/${entityId}"]`) })
  await row
    .getByText(new RegExp(figure.replace('.', String.raw`\.`)))
    .waitFor({ timeout: patienceMs })
  expect(await rows.locator('a').allInnerTexts()).toEqual(before)
})

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  return page
}

async function count(page: Page): Promise<number> {
  const text = await page.getByRole('heading', { level: 1 }).innerText()
  return Number(/\d+/.exec(text)?.[0])
}

/** The figure once it is another one. */
async function narrowed(page: Page, before: number): Promise<number> {
  await page.getByRole('heading', { level: 1, name: new RegExp(`^(?!${before}\\b)\\d`) }).waitFor()
  return count(page)
}

async function logIn(page: Page, index: number): Promise<void> {
  await page.goto(`${originOf('de')}/version.json`)
  await page.evaluate(async (chosen) => {
    const { logins } = (await (await fetch('/api/demo/logins')).json()) as Logins
    const dealers = logins.filter(({ role }) => role === 'merchant')
    const token = await fetch('/api/public/auth/csrf-token')
    const { csrfToken } = (await token.json()) as { csrfToken: string }
    const answer = await fetch('/api/demo/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
      body: JSON.stringify({ email: dealers[chosen]?.email }),
    })
    if (!answer.ok) throw new Error(`The demo refused the login: ${answer.status}`)
  }, index)
}

type Logins = { readonly logins: readonly { readonly email: string; readonly role: string }[] }

type Found = { readonly products: readonly ProductCard[] }

/** Runs in the rival's page: the smallest bid on the last auction of the page that takes one. */
async function bidOnce(): Promise<{ entityId: number; amount: number }> {
  const found = await fetch('/api/public/catalog/search?status=running&itemsPerPage=20')
  const { products } = (await found.json()) as Found
  const auction = products.findLast((card) => card.auction?.actions.bid.isAllowed)?.auction
  const bid = auction?.actions.bid
  if (!auction || !bid?.isAllowed) throw new Error('No running auction takes this dealer’s bid')
  const token = await fetch('/api/public/auth/csrf-token')
  const { csrfToken } = (await token.json()) as { csrfToken: string }
  const answer = await fetch(`/api/private/auction/${auction.auctionId}/bid`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': csrfToken,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ amountEur: bid.facts.minimumEur }),
  })
  if (!answer.ok) throw new Error(`The bid was refused: ${await answer.text()}`)
  const after = (await answer.json()) as { auction?: AuctionView }
  const amount = after.auction?.currentBidEur ?? bid.facts.minimumEur
  return { entityId: auction.entityId, amount }
}
