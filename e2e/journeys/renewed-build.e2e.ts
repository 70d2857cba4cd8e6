import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../support/api.ts'
import { boxOf } from '../support/bidding.ts'
import { launchBrowser } from '../support/browser.ts'
import { auctionOf, bidAs, findAd, loadAuction } from '../support/market.ts'
import { open, visit } from '../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A page of the build before meets a newer build. */
const leftOut = /"(?:bid|setAgent|buyNow|withdrawAgent|takeBackBid)":\{"isAllowed"/g

/**
 * From now on the answers are those of a newer server; pages and files stay those that there are. A page
 * that is loaded anew has met its own build and takes what it gets, so it gets whole answers.
 */
async function renew(context: BrowserContext): Promise<void> {
  let isLoadedAnew = false
  context.on('request', (request) => {
    if (request.isNavigationRequest()) isLoadedAnew = true
  })
  await context.route(/\/api\/(?!notifications\/get-sse)/, async (route) => {
    if (isLoadedAnew) return route.continue()
    const { host, pathname, search } = new URL(route.request().url())
    // Only the browser knows every name below localhost.
    const answer = await route.fetch({
      url: `http://127.0.0.1:${inject('port')}${pathname}${search}`,
      headers: { ...(await route.request().allHeaders()), host },
    })
    const body = (await answer.text()).replaceAll(leftOut, '"removed":{"isAllowed"')
    const headers = { ...answer.headers(), 'x-build': 'newer' }
    await route.fulfill({ response: answer, body, headers })
  })
}

async function outbid(auctionId: number): Promise<void> {
  const { actions } = await loadAuction(await apiOf('rheinmain'), auctionId)
  if (!actions.bid.isAllowed) throw new Error('This dealer may not bid')
  const [amountEur] = actions.bid.facts.nextAmountsEur
  await bidAs('rheinmain', { auctionId, amountEur })
}

it('spec 4: loads a page anew that meets the answers of a newer build, and shows none of them before', async () => {
  const card = await findAd('Arto 88')
  const { page, context, complaints } = await visit(browser, { as: 'alpencaravan' })
  await open(page, pathTo('product', 'de', { id: card.entityId }))
  const box = boxOf(page)
  await box.getByText('Aktuelles Gebot').waitFor()
  await renew(context)
  const anew = page.waitForEvent('load')
  // The line breaks with the old server, and the page asks the new one.
  await context.setOffline(true)
  await context.setOffline(false)
  await anew
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await box.getByText('Aktuelles Gebot').waitFor()
  expect(complaints.filter((each) => each.includes('isAllowed'))).toEqual([])
  await context.close()
})

it('spec 4: leaves a page as it is on which something is typed that a reload would lose, and says so', async () => {
  const { page, context, complaints } = await visit(browser)
  await open(page, pathTo('login', 'de'))
  await page.getByLabel('E-Mail').fill('somebody@demo.cm24.example')
  await page.getByLabel('Passwort', { exact: true }).fill('Not-the-own-24')
  await renew(context)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).last().click()
  const renewed = page.getByRole('status').filter({ hasText: 'CM24 wurde erneuert.' })
  await renewed.waitFor()
  expect(await page.getByLabel('E-Mail').inputValue()).toBe('somebody@demo.cm24.example')
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await renewed.waitFor({ state: 'detached' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  expect(complaints.filter((each) => each.includes('isAllowed'))).toEqual([])
  await context.close()
})

it('spec 4: gives back after the reload what a dealer typed into the box', async () => {
  const card = await findAd('Arto 88')
  const { auctionId } = auctionOf(card)
  const { page, context } = await visit(browser, { as: 'camperhuis' })
  await open(page, pathTo('product', 'de', { id: card.entityId }))
  const field = boxOf(page).getByLabel('Ihr Gebot in Euro')
  await field.fill('155000')
  await renew(context)
  const anew = page.waitForEvent('load')
  await context.setOffline(true)
  await context.setOffline(false)
  await outbid(auctionId)
  await anew
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await expect.poll(() => field.inputValue()).toBe('155.000')
  await context.close()
})
