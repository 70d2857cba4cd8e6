import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emailOf } from '#database/seeds/people/demo-people.ts'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../support/api.ts'
import { launchBrowser, originOf } from '../support/browser.ts'
import { linkIn, mailTo } from '../support/mailbox.ts'
import { letApprovalsTakeEffect } from '../support/market.ts'
import { open, type Visit, visit, waitForKey } from '../support/visit.ts'

/** The operator's day: the ad that waits longest is opened, checked and let out (rules 2, 12). */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('the operator approves the oldest ad without a mouse (rules 2)', async () => {
  const operator = await apiOf('betrieb')
  const [oldest] = (await operator.review.list()).queue
  if (!oldest) throw new Error('No ad waits for a review')
  const { entityId } = oldest.product
  const dealer = await searchFor(oldest.product.model)
  const { page, context, complaints } = await visit(browser, { as: 'betrieb', host: 'console' })

  await page.goto('/ads')
  await page.getByRole('heading', { name: 'Inserate in Prüfung' }).waitFor()
  await page.getByRole('row').nth(1).waitFor()
  await waitForKey(page, 'j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/ads/${entityId}`)
  const panel = page.getByRole('complementary', { name: `Inserat ${entityId}` })
  const approve = panel.getByRole('button', { name: 'Freigeben' })
  await approve.waitFor()
  await waitForKey(page, 'a')
  await waitForKey(page, '7')
  expect(await approve.isDisabled()).toBe(true)
  await page.keyboard.press('a')
  expect((await operator.review.list()).queue[0]?.product.entityId).toBe(entityId)

  await fillIn(page)
  await expect.poll(() => approve.isEnabled()).toBe(true)
  await page.keyboard.press('a')
  const held = page.getByText(/ist freigegeben\. Noch ist niemand benachrichtigt/)
  await held.waitFor()
  const row = page.getByRole('row').filter({ hasText: oldest.product.model })
  await expect.poll(() => row.count()).toBe(0)
  await page.keyboard.press('u')
  await page.getByText(/Die Freigabe von .* ist zurückgenommen/).waitFor()
  await page.waitForURL(`**/ads/${entityId}`)
  // What was ticked still is.
  await expect.poll(() => approve.isEnabled()).toBe(true)
  await waitForKey(page, 'a')
  await page.keyboard.press('a')
  await held.waitFor()
  await letApprovalsTakeEffect()
  await held.waitFor({ state: 'detached' })

  const { auction } = await operator.listing.getOwn({ params: { entityId }, query: {} })
  expect(auction?.status).toMatch(/^(published|running)$/)
  expect(auction?.startPriceEur).toBe(31_500)
  await readFinding(dealer)
  await readPush(dealer, oldest.product.model)
  // Whoever opens papers is told what nobody did to them.
  await page.goto('/settings')
  await page.getByText(/Nichts prüft Dateien auf Viren\./).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('hears a key as soon as the line at the foot names it', async () => {
  const { page, context } = await visit(browser, { as: 'betrieb', host: 'console' })
  await page.addInitScript(() => {
    const keyPressOnceNamed = new MutationObserver(() => {
      const isNamed = [...document.querySelectorAll('kbd')].some((key) => key.textContent === '?')
      if (!isNamed) return
      keyPressOnceNamed.disconnect()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))
    })
    keyPressOnceNamed.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/ads')
  await page.getByRole('dialog', { name: 'Tastatur' }).waitFor()
  await context.close()
})

const seeker = 'rheinmain'
const ofSearches = /zu Ihren Suchaufträgen$/

/**
 * A dealer keeps what they look for and wants to be told by mail and by push. None of their devices is told yet, so that is set up
 * in the same window; no quiet hours hold it, whenever the journey runs.
 */
async function searchFor(text: string): Promise<Visit> {
  const { notificationSettings } = await apiOf(seeker)
  const { quietHours } = await notificationSettings.show()
  await notificationSettings.saveQuietHours({ body: { ...quietHours, isOn: false } })
  const dealer = await visit(browser, { as: seeker })
  const { page } = dealer
  await open(page, pathTo('catalog', 'de', {}, { text }))
  await page.getByRole('button', { name: 'Suche speichern' }).first().click()
  const question = page.getByRole('dialog', { name: 'Suche speichern' })
  await question.getByLabel('Name').fill('Gesucht')
  await question.getByRole('switch', { name: 'E-Mail' }).check()
  await question.getByRole('switch', { name: 'Push' }).check()
  await question.getByText('Noch bekommt keines Ihrer Geräte Push-Meldungen.').waitFor()
  await question.getByRole('button', { name: 'Push auf diesem Gerät einschalten' }).click()
  await page.getByText('Dieses Gerät bekommt jetzt Push-Meldungen.').waitFor()
  await question.getByRole('combobox').selectOption('bundled')
  await question.getByRole('button', { name: 'Suche speichern' }).click()
  await page.getByText('„Gesucht“ ist gespeichert.').waitFor()
  return dealer
}

/** One mail for one find, although the ad was approved twice; it leads to the search (rules 1). */
async function readFinding({ page }: Visit): Promise<void> {
  const found = await mailTo({ to: emailOf(seeker), subject: ofSearches })
  await open(page, linkIn(found))
  await page.getByRole('heading', { level: 1, name: 'Suchaufträge' }).waitFor()
  await page.getByText('Gesucht').first().waitFor()
  const { demo } = await apiOf()
  const { mails } = await demo.listMails({
    query: { recipient: emailOf(seeker), page: 1, itemsPerPage: 100 },
  })
  expect(mails.filter(({ subject }) => ofSearches.test(subject))).toHaveLength(1)
}

async function keptSearch() {
  const { savedSearches } = await apiOf(seeker)
  const { searches } = await savedSearches.listSearches({ query: {} })
  return searches.find(({ name }) => name === 'Gesucht')
}

/** The push to the demo's push service, of the same find: it names the search and leads to what it finds, which is new until then (rules 1). */
async function readPush({ page, context, complaints }: Visit, text: string): Promise<void> {
  const subject = /^Push: Ein neues Fahrzeug: Gesucht$/
  const link = linkIn(await mailTo({ to: emailOf(seeker), subject }))
  const kept = await keptSearch()
  expect(kept?.newCount).toBe(1)
  expect(link).toBe(originOf('de') + pathTo('catalog', 'de', {}, { text, saved: kept?.searchId }))
  await open(page, link)
  await page.getByRole('button', { name: 'Suche speichern' }).first().waitFor()
  await expect.poll(async () => (await keptSearch())?.newCount).toBe(0)
  await open(page, pathTo('merchantSearches', 'de'))
  const wanted = page.getByRole('group', { name: 'Meldungen zu neuen Treffern: Gesucht' })
  const push = wanted.getByRole('switch', { name: 'Push: Gesucht' })
  expect(await push.isChecked()).toBe(true)
  await push.click()
  await page.getByText('Gespeichert.').waitFor()
  await open(page, pathTo('merchantSearches', 'de'))
  expect(await push.isChecked()).toBe(false)
  expect(await wanted.getByRole('switch', { name: 'E-Mail: Gesucht' }).isChecked()).toBe(true)
  await endPushes()
  expect(complaints).toEqual([])
  await context.close()
}

/** With a device other journeys' mails to this dealer would go as pushes. */
async function endPushes(): Promise<void> {
  const { notificationSettings } = await apiOf(seeker)
  for (const { pushDeviceId } of (await notificationSettings.show()).devices) {
    await notificationSettings.removeDevice({ params: { pushDeviceId } })
  }
}

/** Point by point by its number; the fields are left by Enter, so that keys are shortcuts again. */
async function fillIn(page: Page): Promise<void> {
  for (const digit of ['1', '3', '4', '5', '6']) await page.keyboard.press(digit)
  await page.keyboard.press('2')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('wf0xxxttgxke12345')
  await page.keyboard.press('Enter')
  await page.keyboard.press('7')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('31500')
  await page.keyboard.press('Enter')
  await page.getByLabel('Grund für den Startpreis').fill('Aus drei Verkäufen dieses Modells')
  await page.keyboard.press('Enter')
}
