import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../../support/api.ts'
import { launchBrowser } from '../../support/browser.ts'
import { auctionOf, bidAs, findAd } from '../../support/market.ts'
import { comeAlive, visit } from '../../support/visit.ts'

/** Pages that several dealers are sent, each with their own part behind it (docs/decisions/0105). */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const beforeOwnPart = '<script type="application/json" id="own-state">'
/** Nobody has bid on it, and no other journey does. */
const vehicle = 'CaraTour 600'

type Sent = { readonly common: string; readonly own: string }

/**
 * Until the answer is one that others are sent as well: another dealer has to be told the same, so both ask again. A bid
 * reaches counts and cards within a second, one after the other.
 */
async function openCommon(page: Page, other: Page, address: string): Promise<Sent> {
  const sent: Sent[] = []
  await expect
    .poll(async () => {
      await other.goto(address)
      const answer = await page.goto(address)
      const [common = '', own] = ((await answer?.text()) ?? '').split(beforeOwnPart)
      await comeAlive(page)
      if (own !== undefined) sent.push({ common, own })
      return sent.length
    })
    .toBeGreaterThan(0)
  return sent[0] as Sent
}

const companyIn = ({ own }: Sent) => /"companyName":"([^"]+)"/.exec(own)?.[1] ?? 'nobody'

function accountMenu(page: Page, sent: Sent) {
  return page.getByRole('button', { name: new RegExp(companyIn(sent)) })
}

it('two dealers are sent the same page, and each finds their own name, hearts and standing on it', async () => {
  const card = await findAd(vehicle)
  const { auctionId, actions } = auctionOf(card)
  if (!actions.bid.isAllowed) throw new Error('Nobody may bid here')
  const params = { entityId: card.entityId }
  await (await apiOf('schwarz')).catalog.watch({ params })
  await (await apiOf('rheinmain')).catalog.unwatch({ params })
  const anna = await visit(browser, { as: 'schwarz' })
  const ben = await visit(browser, { as: 'rheinmain' })
  const openBoth = async (address: string) => {
    const annas = await openCommon(anna.page, ben.page, address)
    const bens = await openCommon(ben.page, anna.page, address)
    expect(companyIn(annas)).not.toBe(companyIn(bens))
    expect(bens.common + bens.own).not.toContain(companyIn(annas))
    expect(annas.common + annas.own).not.toContain(companyIn(bens))
    await accountMenu(anna.page, annas).waitFor()
    await accountMenu(ben.page, bens).waitFor()
  }
  // React says here where it found another text than it draws.
  const expectNoComplaint = () => expect([...anna.complaints, ...ben.complaints]).toEqual([])

  await openBoth(pathTo('product', 'de', { id: card.entityId }))
  await anna.page.getByRole('button', { name: 'Gemerkt', exact: true, pressed: true }).waitFor()
  await ben.page.getByRole('button', { name: 'Merken', exact: true, pressed: false }).waitFor()
  expectNoComplaint()

  await bidAs('schwarz', { auctionId, amountEur: actions.bid.facts.nextAmountsEur[0] })
  await openBoth(pathTo('catalog', 'de', {}, { text: vehicle }))
  await anna.page.getByRole('button', { name: / nicht mehr merken$/, pressed: true }).waitFor()
  await ben.page.getByRole('button', { name: / merken$/, pressed: false }).waitFor()
  await anna.page.getByText('Sie führen', { exact: true }).waitFor()
  expect(await ben.page.getByText('Sie führen', { exact: true }).count()).toBe(0)
  expectNoComplaint()
  for (const { context } of [anna, ben]) await context.close()
})

it('a page that is cut off before its reader’s own part is not to be used, and is loaded anew', async () => {
  const { page, context } = await visit(browser, { as: 'rheinmain' })
  const other = await visit(browser, { as: 'schwarz' })
  const address = pathTo('about', 'de')
  const { common } = await openCommon(page, other.page, address)
  let isCut = true
  await page.route(`**${address}`, (route) =>
    isCut ? route.fulfill({ body: common, contentType: 'text/html' }) : route.continue(),
  )
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  // Asked before a page is loaded anew.
  await page.route('**/health', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/health')
  await page.goto(address)
  await asked
  const isTaken = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')].some((each) =>
        Object.keys(each).some((key) => key.startsWith('__react')),
      ),
    )
  expect(await isTaken()).toBe(false)
  isCut = false
  const anew = page.waitForEvent('load')
  goOn()
  await anew
  await comeAlive(page)
  expect(await isTaken()).toBe(true)
  await other.context.close()
  await context.close()
})
