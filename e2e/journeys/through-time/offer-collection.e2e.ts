import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../../support/api.ts'
import { launchBrowser } from '../../support/browser.ts'
import { auctionOf, euros, findAd, loadAuction, travelTo } from '../../support/market.ts'
import { open, visit } from '../../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('an offer collection sells nothing by itself: its owner confirms the best offer (rules 7)', async () => {
  const { auctionId, endsAt } = auctionOf(await findAd('c-tourer T 143'))
  const { page, context, complaints } = await visit(browser, { as: 'berger' })
  await open(page, pathTo('myVehicles', 'de'))
  const mine = page.getByRole('listitem').filter({ hasText: 'c-tourer T 143' })
  await mine.waitFor()
  await travelTo(Date.parse(endsAt ?? '') + 1000)
  const { status, reservation } = await loadAuction(await apiOf('berger'), auctionId)
  expect(status).toBe('anr_offer_above_targetprice')
  const amount = euros(reservation?.amountEur ?? 0)

  await mine
    .getByText(`${amount} geboten. Bestätigen Sie den Verkauf, oder lehnen Sie ab.`)
    .waitFor()
  await mine.getByRole('button', { name: 'Verkauf bestätigen' }).click()
  const question = page.getByRole('alertdialog', { name: `Verkauf für ${amount} bestätigen?` })
  await question.getByRole('button', { name: 'Verkauf bestätigen' }).click()
  await page.getByRole('status').getByText('ist verkauft. Vertrag und Kontakt').waitFor()
  await page.getByText(`Verkauft für ${amount}`).waitFor()
  const sold = await loadAuction(await apiOf('berger'), auctionId)
  expect(sold).toMatchObject({ status: 'sold', saleCause: 'reservation_confirmed' })
  expect(complaints).toEqual([])
  await context.close()
})
