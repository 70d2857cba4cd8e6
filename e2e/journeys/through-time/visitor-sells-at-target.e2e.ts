import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import { emailOf } from '#database/seeds/people/demo-people.ts'
import { pathTo } from '#locales/paths.ts'
import { continueTo } from '../../support/ad-form.ts'
import { apiOf } from '../../support/api.ts'
import { bid, boxOf, setLimit } from '../../support/bidding.ts'
import { launchBrowser } from '../../support/browser.ts'
import { bytesOf } from '../../support/documents.ts'
import { mailTo } from '../../support/mailbox.ts'
import { euros, letApprovalsTakeEffect, loadAuction, travelTo } from '../../support/market.ts'
import * as motorhome from '../../support/motorhome.ts'
import { open, openLive, type Visit, visit, waitForKey } from '../../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const model = 'Sky Wave 650 MEG'
const targetPriceEur = 48_000
const email = `seller-${crypto.randomUUID()}@gmx.de`
const minuteMs = 60_000

it('a visitor’s ad is sold at its price, from the first answer to the documents (spec 1, rules 2 to 10)', async () => {
  const partner = await visit(browser, { as: 'berger' })
  const seller = await visit(browser)
  await followLink(seller.page, await makeLink(partner.page))
  const entityId = await listAsVisitor(seller.page)
  await approve(entityId)
  const auction = await loadReleased(entityId)
  await travelTo(Date.parse(auction.startsAt ?? ''))

  const first = await visit(browser, { as: 'schwarz' })
  const second = await visit(browser, { as: 'rheinmain' })
  const watcher = await visit(browser, { as: 'caravannord' })
  const product = pathTo('product', 'de', { id: entityId })
  for (const { page } of [first, second]) await open(page, product)
  await open(watcher.page, `${pathTo('catalog', 'de')}?text=${encodeURIComponent('Sky Wave')}`)
  await letAgentsFight({ first: first.page, second: second.page })
  const visitor = await visit(browser)
  await openLive(visitor.page, product)
  await extendInTheLastMinutes({ auction, first, second, watcher, visitor })

  const { endsAt } = await loadAuction(await apiOf('rheinmain'), auction.auctionId)
  await travelTo(Date.parse(endsAt ?? '') + 1000)
  await boxOf(second.page)
    .getByText(`Sie haben gekauft: ${euros(targetPriceEur)}.`)
    .waitFor()
  await boxOf(first.page).getByText('Dieses Fahrzeug hat einen Käufer gefunden.').waitFor()
  await expectSaleDocuments(second.page)
  await findBuyer(seller.page)
  await open(partner.page, pathTo('accountReferrals', 'de'))
  await partner.page.getByRole('img', { name: /Abgeschickt: 1, .*Verkauft: 1/ }).waitFor()
  for (const { complaints, context } of [partner, seller, first, second, watcher, visitor]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})

/** A partner's own, of which they see later what it led to (spec 7.4). */
async function makeLink(page: Page): Promise<string> {
  await open(page, pathTo('accountReferrals', 'de'))
  await page.getByRole('button', { name: 'Link anlegen' }).click()
  return page.getByLabel('Empfehlungslink').inputValue()
}

async function followLink(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Merken und Fahrzeug verkaufen' }).click()
  await page.waitForURL((address) => address.pathname === pathTo('sell', 'de'))
}

/** From no account at all to "in review", through the seven steps. */
async function listAsVisitor(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Wohnmobil', exact: true }).first().click()
  await page.getByRole('link', { name: 'Alle Felder auf einer Seite' }).first().click()
  await motorhome.fillProfile(page, model)
  await motorhome.fillEquipment(page)
  await motorhome.fillCondition(page)
  await motorhome.showPictures(page)
  await motorhome.setPrice(page, targetPriceEur)
  await motorhome.enterByCode(page, email)
  await motorhome.fillPerson(page)
  await continueTo(page, 'Absenden')
  await motorhome.showRegistrationDocument(page)
  // Summed up in the units of every other page, however they were typed.
  const summary = page.locator('#look-vehicle')
  await summary.locator('summary').click()
  for (const figure of ['6,99 m', '3.500 kg']) await summary.getByText(figure).first().waitFor()
  await motorhome.submit(page)
  return Number(/\/(\d+)(?:$|\?)/.exec(page.url())?.[1])
}

/** The operator settles the points of the checklist by their numbers, without the mouse. */
async function approve(entityId: number): Promise<void> {
  const { page, context, complaints } = await visit(browser, { as: 'betrieb', host: 'console' })
  await page.goto('/ads')
  await page
    .getByRole('table')
    .getByRole('link', { name: new RegExp(model) })
    .click()
  await page.waitForURL(new RegExp(`/ads/${entityId}`))
  await waitForKey(page, '7')
  const { keyboard } = page
  await keyboard.press('1')
  await keyboard.press('2')
  await keyboard.type('WKNSKYWAVE6502019')
  await keyboard.press('Enter')
  await keyboard.press('3')
  await keyboard.press('4')
  await keyboard.press('5')
  await keyboard.press('6')
  await keyboard.press('7')
  await keyboard.type('20000')
  await keyboard.press('Enter')
  await page.getByLabel('Grund für den Startpreis').fill('Aus drei Verkäufen dieses Modells')
  await keyboard.press('Enter')
  await page.getByText('Alles erledigt.').waitFor()
  await keyboard.press('a')
  await page.getByText(/ist freigegeben/).waitFor()
  await letApprovalsTakeEffect()
  expect(complaints).toEqual([])
  await context.close()
  await mailTo({ to: email, subject: /freigegeben/ })
}

async function loadReleased(entityId: number): Promise<AuctionView> {
  const { catalog } = await apiOf('schwarz')
  const { products } = await catalog.search({ query: { text: 'Sky Wave', itemsPerPage: 5 } })
  const auction = products.find((product) => product.entityId === entityId)?.auction
  if (!auction) throw new Error('The released ad is not in the catalog')
  return auction
}

/** Of two agents the higher limit leads, one step above the lower (rules 5). */
async function letAgentsFight(dealers: { first: Page; second: Page }): Promise<void> {
  const { first, second } = dealers
  await bid(first, 20_000)
  await boxOf(first).getByText('Sie führen.').waitFor()
  await setLimit(first, 46_000)
  await bid(second, 25_000)
  await boxOf(second)
    .getByText(/Sie wurden überboten/)
    .waitFor()
  await setLimit(second, 45_000)
  for (const page of [first, second]) {
    await boxOf(page).getByText(euros(45_250)).first().waitFor()
  }
  await boxOf(first).getByText('Sie führen.').waitFor()
}

type Scene = {
  auction: AuctionView
  first: Visit
  second: Visit
  watcher: Visit
  visitor: Visit
}

/** A change of leader with less than three minutes left moves the end, for everybody (rules 3). */
async function extendInTheLastMinutes(scene: Scene): Promise<void> {
  const { auction, first, second, watcher, visitor } = scene
  await travelTo(Date.parse(auction.endsAt ?? '') - 2 * minuteMs)
  const pages = [first.page, second.page]
  for (const page of [...pages, visitor.page]) {
    await boxOf(page).getByText('Schlussphase').waitFor()
  }
  // From here on the page as it is drawn anew does not arrive: the clock moves by the event alone.
  const fetched = Promise.withResolvers<void>()
  await visitor.page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'fetch') await fetched.promise
    await route.continue()
  })

  await setLimit(second.page, 50_000)
  await boxOf(second.page).getByText('Sie führen.').waitFor()
  await boxOf(first.page)
    .getByText(/Sie wurden überboten/)
    .waitFor()
  for (const page of pages) {
    await boxOf(page)
      .getByText(/verlängert bis/)
      .first()
      .waitFor()
    await boxOf(page).getByText(euros(targetPriceEur)).first().waitFor()
  }
  const { endsAt } = await loadAuction(await apiOf('rheinmain'), auction.auctionId)
  expect(Date.parse(endsAt ?? '')).toBeGreaterThan(Date.parse(auction.endsAt ?? ''))
  const card = watcher.page.getByRole('article').filter({ hasText: model })
  await card.locator(`time[datetime="${endsAt}"]`).waitFor()
  await card.getByText(euros(targetPriceEur)).waitFor()
  await boxOf(visitor.page).locator(`time[datetime="${endsAt}"]`).waitFor()
  fetched.resolve()
  await boxOf(visitor.page)
    .getByText(/verlängert bis/)
    .waitFor()
  expect(await boxOf(visitor.page).getByText(euros(targetPriceEur)).count()).toBe(0)
}

/** Contract and invoice, in the purchases and by mail (rules 10). */
async function expectSaleDocuments(page: Page): Promise<void> {
  const mail = await mailTo({
    to: emailOf('rheinmain'),
    subject: /Kaufvertrag und Rechnung: .*Sky Wave/,
  })
  expect(mail.attachments.map(({ contentType }) => contentType)).toEqual([
    'application/pdf',
    'application/pdf',
  ])
  await boxOf(page).getByRole('link', { name: 'Zum Kauf' }).click()
  const purchase = page.getByRole('listitem').filter({ hasText: model })
  for (const documentName of [/^Kaufvertrag/, /^Provisionsrechnung/]) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      purchase.getByRole('link', { name: documentName }).click(),
    ])
    const file = await bytesOf(download)
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  }
}

async function findBuyer(page: Page): Promise<void> {
  const mail = await mailTo({ to: email, subject: /^Ihr Kaufvertrag: .*Sky Wave/ })
  expect(mail.attachments.length).toBe(1)
  await open(page, pathTo('myVehicles', 'de'))
  const sale = page.getByRole('listitem').filter({ hasText: model })
  await sale.getByText(`Verkauft für ${euros(targetPriceEur)}`).waitFor()
  await sale.getByText('Freizeitmobile Rhein-Main GmbH').waitFor()
  await sale.getByRole('link', { name: emailOf('rheinmain') }).waitFor()
}
