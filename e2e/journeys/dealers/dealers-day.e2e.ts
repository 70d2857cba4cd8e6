import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../../support/api.ts'
import { launchBrowser } from '../../support/browser.ts'
import { auctionOf, bidAs, euros, findAd, loadAuction } from '../../support/market.ts'
import { openLive, visit } from '../../support/visit.ts'

/** A dealer's day on one page: lost leads first, and the next bid by two presses of one button. */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a lost lead is won back by two presses, and never at an amount that was not read (rules 4)', async () => {
  // An ad that no other journey of the present bids on.
  const card = await findAd('Globebus T 6')
  const { auctionId } = auctionOf(card)
  const { page, context, complaints } = await visit(browser, { as: 'schwarz' })
  await openLive(page, pathTo('merchantToday', 'de'))
  const row = page
    .getByRole('region', { name: 'Laufende Gebote' })
    .getByRole('row')
    .filter({ hasText: 'Globebus T 6' })
  const { actions } = await loadAuction(await apiOf('schwarz'), auctionId)
  if (!actions.bid.isAllowed) throw new Error('This dealer may not bid')
  const [readEur, rivalEur] = actions.bid.facts.nextAmountsEur
  await row.getByRole('button', { name: `${euros(readEur)} bieten` }).click()
  // What the second press agrees to stands at the foot.
  await page.getByText(`Mein Gebot von ${euros(readEur)} ist verbindlich.`).waitFor()

  // Another dealer bids before the second press: the armed amount is gone with its price.
  await bidAs('poznan', { auctionId, amountEur: rivalEur })
  await row.getByText(euros(rivalEur)).first().waitFor()
  expect(await row.getByRole('button', { name: /bestätigen/ }).count()).toBe(0)

  const again = await loadAuction(await apiOf('schwarz'), auctionId)
  if (!again.actions.bid.isAllowed) throw new Error('This dealer may not bid')
  const amount = euros(again.actions.bid.facts.minimumEur)
  const button = row.getByRole('button', {
    name: new RegExp(`^${amount.replace('.', '\\.')} bieten`),
  })
  await button.dblclick()
  const confirm = row.getByRole('button', { name: /bestätigen/ })
  await confirm.waitFor()
  expect((await loadAuction(await apiOf('schwarz'), auctionId)).currentBidEur).toBe(rivalEur)
  // A press within 400 ms is the second half of a double click.
  await expect
    .poll(
      async () => {
        if (await confirm.isVisible()) await confirm.click()
        return row.getByText('Sie führen').first().isVisible()
      },
      { interval: 500 },
    )
    .toBe(true)
  const { currentBidEur } = await loadAuction(await apiOf('schwarz'), auctionId)
  expect(currentBidEur).toBe(again.actions.bid.facts.minimumEur)
  expect(complaints).toEqual([])
  await context.close()
})

test('a bid that no answer came to is told of once, also after a reload (rules 4)', async () => {
  const { page, context } = await visit(browser, { as: 'schwarz' })
  await openLive(page, pathTo('merchantToday', 'de'))
  await page.route(/\/api\/private\/auction\/\d+\/bid$/, (route) => route.abort())
  // It has a button among what waits, and another one in the table.
  const row = page
    .getByRole('region', { name: 'Laufende Gebote' })
    .getByRole('row')
    .filter({ hasText: 'Adria Matrix' })
  await row.getByRole('button', { name: /bieten/ }).click()
  const confirm = row.getByRole('button', { name: /bestätigen/ })
  const notice = page.getByRole('alert').filter({ hasText: 'Adria Matrix' })
  // A press within 400 ms is the second half of a double click.
  await expect
    .poll(
      async () => {
        if (await confirm.isVisible()) await confirm.click()
        return notice.count()
      },
      { interval: 500 },
    )
    .toBe(1)
  await page.reload()
  await notice.first().waitFor()
  expect(await notice.count()).toBe(1)
  await context.close()
})
