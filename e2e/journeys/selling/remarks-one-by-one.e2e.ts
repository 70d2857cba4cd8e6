import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../../support/api.ts'
import { launchBrowser } from '../../support/browser.ts'
import { open, visit } from '../../support/visit.ts'

/** An ad that came back with two remarks is mended and sent again, on a phone (rules 2). */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('the owner goes from remark to remark and sends the ad back after one look', async () => {
  const owner = await apiOf('nordlicht')
  const { products } = await owner.listing.listMine({ query: { status: 'editing' } })
  const entityId = products.find(({ isSentBack }) => isSentBack)?.entityId
  if (entityId === undefined) throw new Error('No ad was sent back')
  const { page, context, complaints } = await visit(browser, { as: 'nordlicht', width: 375 })
  await open(page, pathTo('continueAd', 'de', { id: entityId }))
  await page.getByRole('heading', { name: '2 Stellen bitte noch ansehen' }).waitFor()
  await page.getByRole('link', { name: 'Weiter: Bilder' }).click()
  await page.getByText('Stelle 1 von 2').waitFor()
  await page.getByLabel('Ein Satz dazu').fill('Das Typenschild ist auf Bild 3.')
  await page.getByRole('button', { name: 'Fertig, weiter' }).click()
  await page.getByText('Stelle 2 von 2').waitFor()
  await page.locator('#field-yearly_leak_test label').last().click()
  await page.getByRole('button', { name: 'Fertig, weiter' }).click()
  await page.getByRole('heading', { name: 'Einmal ansehen, dann geht es zurück' }).waitFor()
  await page.getByRole('button', { name: 'Zurücksenden' }).click()
  await page.getByRole('heading', { name: 'Ihr Inserat ist in Prüfung' }).waitFor()
  const operator = await apiOf('betrieb')
  const { remarks } = await operator.review.get({ params: { entityId } })
  expect(remarks.map(({ field, answer }) => [field, answer])).toEqual([
    ['gallery', 'kept'],
    ['yearly_leak_test', 'changed'],
  ])
  expect(complaints).toEqual([])
  await context.close()
})
