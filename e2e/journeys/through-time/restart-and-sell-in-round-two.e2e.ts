import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../../support/api.ts'
import { launchBrowser } from '../../support/browser.ts'
import {
  bidAs,
  euros,
  findAd,
  letApprovalsTakeEffect,
  loadAuction,
  travelTo,
} from '../../support/market.ts'
import { open, visit } from '../../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('an unsold ad starts again at a lower price and is sold in its second round (rules 2)', async () => {
  const { entityId } = await findAd('Cruiser T 662')
  const { page, context, complaints } = await visit(browser, { as: 'nordlicht' })
  await open(page, pathTo('myVehicles', 'de'))
  const mine = page.getByRole('listitem').filter({ hasText: 'Cruiser T 662' })
  await mine.getByRole('button', { name: 'Neu starten' }).click()
  const dialog = page.getByRole('dialog', { name: 'Neue Runde starten' })
  const priceEur = 42_000
  const price = dialog.getByLabel('Neuer Mindestpreis')
  const consent = dialog.getByLabel('Ja, damit bin ich einverstanden.')
  const restart = dialog.getByRole('button', { name: 'Neu starten' })
  // Another price is another sentence: what was ticked before does not hold for it.
  await consent.check()
  await price.fill('')
  await restart.click()
  await price.and(dialog.locator('[aria-invalid=true]')).waitFor()
  await price.fill(String(priceEur))
  await dialog.getByText(`mindestens ${euros(priceEur)} geboten`).waitFor()
  await expect.poll(() => consent.isChecked()).toBe(false)
  // What is missing may lie below the fold: the button leads to it.
  await restart.click()
  await consent.and(dialog.locator('[aria-invalid=true]:focus')).waitFor()
  await consent.check()
  await restart.click()
  // The card moves in the list: the result is said where the owner is looking.
  await page.getByRole('status').getByText('Die neue Runde ist abgesendet.').waitFor()
  await mine.getByText('In Prüfung').waitFor()
  await mine.getByText('Runde 2').waitFor()

  // A reader of the mail that a review takes longer comes here.
  const reader = await context.newPage()
  await open(reader, pathTo('product', 'de', { id: entityId }))
  await reader.getByText('Wir prüfen Ihr Inserat.').waitFor()
  expect(await reader.getByText('Die Auktion endete ohne Verkauf.').count()).toBe(0)
  await reader.close()

  const second = await approve(entityId)
  await travelTo(Date.parse(second.startsAt ?? ''))
  await bidAs('rheinmain', { auctionId: second.auctionId, amountEur: priceEur })
  await travelTo(Date.parse(second.endsAt ?? '') + 1000)
  await page.getByText(`Verkauft für ${euros(priceEur)}`).waitFor()
  const sold = await loadAuction(await apiOf('nordlicht'), second.auctionId)
  expect(sold).toMatchObject({ round: 2, status: 'sold', saleCause: 'target_reached' })
  expect(complaints).toEqual([])
  await context.close()
})

/** By calls, because another journey does it on the page; VAT regime and VIN are known from the first round. */
async function approve(entityId: number) {
  const { review } = await apiOf('betrieb')
  const { vatRegime, vin } = await review.get({ params: { entityId } })
  if (vatRegime === null || vin === null) throw new Error('The first round left no papers')
  const body = {
    vatRegime,
    vin,
    startPriceEur: 38_000,
    isNewVehicle: false,
    startPriceReason: 'Vergleichbare Verkäufe',
  }
  const { auctionId } = await review.approve({ params: { entityId }, body })
  await letApprovalsTakeEffect()
  return loadAuction(await apiOf('betrieb'), auctionId)
}
