import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { textsOf } from '#locales/texts.ts'
import { apiOf } from '../../support/api.ts'
import { overflowPixels, seriousViolations } from '../../support/axe.ts'
import { launchBrowser } from '../../support/browser.ts'
import { recordLayoutShift } from '../../support/layout-shift.ts'
import { euros, loadAuction } from '../../support/market.ts'
import { open, openLive, visit } from '../../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const danish = textsOf('da', 'auction')
const danishList = textsOf('da', 'message-list')
const danishMessages = textsOf('da', 'messages')

it('an owner accepts the bid below their price in its thread, and the dealer reads it in theirs (rules 6)', async () => {
  const thread = await findThread('Malibu Van 640')
  const { standingOfferEur, archivedBidEur } = thread.renegotiation
  const amountEur = standingOfferEur ?? archivedBidEur
  const dealer = await visit(browser, { as: 'schwarz', width: 375 })
  const list = pathTo('messages', 'de', {}, { text: 'malibu' })
  await open(dealer.page, list)
  await dealer.page.getByRole('link', { name: 'Malibu Van 640 LE' }).click()
  await dealer.page.getByText('Der Verkäufer ist am Zug.').waitFor()
  const owner = await visit(browser, { as: 'kolding', locale: 'da' })
  const layoutShift = await recordLayoutShift(owner.page)
  await openLive(owner.page, pathTo('messageThread', 'da', { slug: thread.groupKey }))
  await owner.page.getByRole('complementary', { name: danishList('vehicle.label') }).waitFor()
  expect(await seriousViolations(owner.page)).toEqual([])
  await expect.poll(() => overflowPixels(owner.page)).toBe(0)
  // What is answered here came together with the messages.
  expect(await layoutShift()).toBeLessThan(0.02)
  const sell = danish('renegotiation.accept.owner.action', { amount: euros(amountEur) })
  await owner.page.getByRole('button', { name: sell }).click()
  await owner.page.getByRole('alertdialog').getByRole('button', { name: sell }).click()
  await owner.page.getByText(danish('renegotiation.over.sold')).first().waitFor()
  await dealer.page.getByText('Sie haben das Fahrzeug gekauft.').first().waitFor()
  const { status } = await loadAuction(await apiOf('kolding'), thread.auctionId)
  expect(status).toBe('sold')
  // Back to the list as it was narrowed.
  await dealer.page.getByRole('link', { name: 'Zurück zu den Themen' }).click()
  await dealer.page.waitForURL(`**${list}`)
  for (const { complaints, context } of [owner, dealer]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})

it('an owner declines in the thread and decides there how it goes on; the subject needs nothing then (rules 6)', async () => {
  const thread = await findThread('Sun I 700')
  const { page, complaints, context } = await visit(browser, { as: 'kolding', locale: 'da' })
  await open(page, pathTo('messages', 'da', {}, { filter: 'in_need' }))
  const subjects = page.getByRole('navigation', { name: danishMessages('subjects') })
  await subjects.getByRole('link', { name: 'Knaus Sun I 700' }).click()
  await page.getByRole('button', { name: danish('renegotiation.decline.open') }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(danish('renegotiation.decline.reasons.price_too_low.label')).check()
  await dialog.getByLabel(danish('renegotiation.decline.thens.pause.label')).check()
  await dialog.getByRole('button', { name: danish('renegotiation.decline.action') }).click()
  await page.getByText(danish('renegotiation.over.notSold')).first().waitFor()
  await expect.poll(() => subjects.getByRole('link', { name: 'Knaus Sun I 700' }).count()).toBe(0)
  const { status } = await loadAuction(await apiOf('kolding'), thread.auctionId)
  expect(status).toBe('inactive')
  expect(complaints).toEqual([])
  await context.close()
})

it('a dealer narrows the subjects, searches them, and finds why a list is empty', async () => {
  const { page, complaints, context } = await visit(browser, { as: 'poznan', width: 375 })
  await open(page, pathTo('messages', 'de'))
  const filters = page.getByRole('navigation', { name: 'Themen auswählen' })
  const subjects = page.getByRole('navigation', { name: 'Themen', exact: true })
  await filters.getByRole('link', { name: 'Käufe' }).click()
  await page.waitForURL('**?filter=purchases')
  await subjects.getByRole('link', { name: /^T@B/ }).waitFor()
  await filters.getByRole('link', { name: 'Archiv' }).click()
  await page.getByText('Das Archiv ist leer').waitFor()
  await page.getByRole('link', { name: 'Alle Themen zeigen' }).click()
  await page.getByRole('button', { name: 'Fahrzeug oder Nummer suchen' }).click()
  await page.keyboard.type('c-line')
  await page.waitForURL('**?text=c-line')
  await expect.poll(() => subjects.getByRole('listitem').count()).toBe(1)
  await page.getByRole('searchbox').fill('gibt es nicht')
  await page.getByText('Kein Thema passt zu „gibt es nicht“.').waitFor()
  await page.getByRole('link', { name: 'Suche leeren' }).click()
  await expect.poll(() => subjects.getByRole('listitem').count()).toBeGreaterThan(10)
  expect(complaints).toEqual([])
  await context.close()
})

/**
 * The seller's subject of an ad below its price; the catalog has none that are negotiated. What happened while the market was made
 * is told by jobs, which may still be at it.
 */
async function findThread(text: string) {
  const api = await apiOf('kolding')
  let groupKey: string | undefined
  await expect
    .poll(async () => {
      const { subjects } = await api.messages.listNotifications({ query: { text } })
      groupKey = subjects.find(({ openCtas }) => openCtas > 0)?.groupKey
      return groupKey
    })
    .toBeDefined()
  const { vehicle } = await api.messages.showVehicle({ params: { slug: groupKey ?? '' } })
  const { auctionId = 0, renegotiation = null } = vehicle?.auction ?? {}
  if (renegotiation === null) throw new Error(`${text} is not negotiated`)
  return { groupKey: groupKey ?? '', auctionId, renegotiation }
}
