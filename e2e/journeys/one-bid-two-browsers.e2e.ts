import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { launchBrowser, originOf } from '../support/browser.ts'

/** Two dealers before two browsers: what one bids, the other sees without doing anything. */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** The house's own promise is a second; the other one is for the machine that runs both browsers. */
const patienceMs = 2000

test('a bid is on the other dealer’s page within two seconds (rules 4)', async () => {
  const [first, second] = await enterAsDealers()
  const { entityId, nextEur } = await first.evaluate(findOpenAuction)
  const address = `${originOf('de')}/caravan/${entityId}`
  await Promise.all([openAlive(first, address), openAlive(second, address)])

  const amount = `${new Intl.NumberFormat('de-DE').format(nextEur)} €`
  const price = boxOf(second).locator('p:text-is("Aktuelles Gebot") + *')
  expect(await price.innerText()).not.toContain(amount)
  await boxOf(first)
    .getByRole('button', { name: `${amount} bieten` })
    .click()
  const clicked = performance.now()
  await price.getByText(amount).first().waitFor({ timeout: patienceMs })
  expect(performance.now() - clicked).toBeLessThan(patienceMs)

  await boxOf(first).getByText('Sie führen.').waitFor()
  await second.locator('#bids tbody tr').first().getByText(amount).waitFor()

  const title = await first.getByRole('heading', { level: 1 }).innerText()
  await first.goto(`${originOf('de')}${pathTo('merchantBids', 'de')}`)
  await first.getByRole('heading', { level: 1, name: 'Meine Gebote' }).waitFor()
  await first.getByRole('link', { name: title }).waitFor()
})

async function enterAsDealers(): Promise<readonly [Page, Page]> {
  const pages = await Promise.all([newPage(), newPage()])
  for (const [index, page] of pages.entries()) {
    await page.goto(`${originOf('de')}/version.json`)
    await page.evaluate(logInAsDealer, index)
  }
  return pages
}

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  return context.newPage()
}

/** Runs in the page: the demo's accepted dealers log in without a password. */
async function logInAsDealer(index: number): Promise<void> {
  const { logins } = await (await fetch('/api/demo/logins')).json()
  const dealers = logins.filter(({ role }: { role: string }) => role === 'merchant')
  const { csrfToken } = await (await fetch('/api/public/auth/csrf-token')).json()
  const answer = await fetch('/api/demo/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
    body: JSON.stringify({ email: dealers[index].email }),
  })
  if (!answer.ok) throw new Error(`The demo refused the login: ${answer.status}`)
}

/** Runs in the page: an auction with a bid, in which this dealer may bid once more. */
async function findOpenAuction(): Promise<{ entityId: number; nextEur: number }> {
  const answer = await fetch('/api/public/catalog/search?status=running&itemsPerPage=60')
  const { products } = await answer.json()
  for (const { entityId, auction } of products) {
    const bid = auction?.actions.bid
    // Who leads already is asked before he outbids himself.
    const isLeading = auction?.context?.includes('holding_highest_bid')
    if (bid?.isAllowed && auction.currentBidEur !== null && !isLeading) {
      return { entityId, nextEur: bid.facts.minimumEur }
    }
  }
  throw new Error('No running auction takes this dealer’s bid')
}

async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await boxOf(page).locator('button[type=submit]').first().waitFor()
}

function boxOf(page: Page) {
  return page.getByRole('complementary', { name: 'Gebot und Preis' })
}
