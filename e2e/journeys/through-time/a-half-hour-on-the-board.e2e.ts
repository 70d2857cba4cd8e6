import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { minuteMs, secondMs } from '#domain/calendar/instant.ts'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../../support/api.ts'
import { launchBrowser } from '../../support/browser.ts'
import { auctionOf, bidAs, findAd, loadAuction, travelTo } from '../../support/market.ts'
import { openLive, visit } from '../../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const vehicles = ['MC T 600', 'Free 600', 'Globebus T 6'] as const

it('a dealer keeps three auctions of the last half hour, and nothing moves under their hand (rules 4)', async () => {
  const auctions = await Promise.all(vehicles.map(async (name) => auctionOf(await findAd(name))))
  const firstEnd = Math.min(...auctions.map(({ endsAt }) => Date.parse(endsAt ?? '')))
  await travelTo(firstEnd - 9 * minuteMs)
  const { page, context, complaints } = await visit(browser, { as: 'schwarz' })
  await openLive(page, pathTo('merchantToday', 'de'))
  const board = page.getByRole('region', { name: 'Letzte halbe Stunde' })
  const tiles = board.getByRole('listitem')
  const tileOf = (name: string) => tiles.filter({ hasText: name })
  for (const name of vehicles) await tileOf(name).waitFor()
  const names = await tiles.getByRole('link').allInnerTexts()

  for (const { auctionId } of auctions) {
    const { actions } = await loadAuction(await apiOf('poznan'), auctionId)
    if (!actions.bid.isAllowed) throw new Error('The rival may not bid')
    await bidAs('poznan', { auctionId, amountEur: actions.bid.facts.minimumEur })
  }
  // They bid on the first one for the first time, so nobody has outbid them there.
  for (const name of vehicles.slice(1)) await tileOf(name).getByText('Überboten').waitFor()
  for (const name of vehicles) await winBack(tileOf(name))
  await board.getByText(/davon 3 mit Ihrem Gebot/).waitFor()
  expect(await tiles.getByRole('link').allInnerTexts()).toEqual(names)
  await board.getByLabel('nur mit meinem Gebot').check()
  expect(await tiles.count()).toBe(3)

  const { endsAt } = await loadAuction(await apiOf('schwarz'), auctions[0]?.auctionId ?? 0)
  await travelTo(Date.parse(endsAt ?? '') + 5 * secondMs)
  // Over, and in its place for a minute; the other two take bids.
  await expect.poll(() => tileOf(vehicles[0]).getByRole('button').count()).toBe(0)
  expect(await tiles.count()).toBe(3)
  expect(await tileOf(vehicles[1]).getByText('Sie führen').count()).toBe(1)
  await travelTo(Date.parse(endsAt ?? '') + 70 * secondMs)
  await tileOf(vehicles[0]).waitFor({ state: 'detached' })
  expect(await tileOf(vehicles[1]).count()).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})

/** By two presses of the tile's button. */
async function winBack(tile: Locator): Promise<void> {
  await tile.getByRole('button', { name: /^\+ / }).click()
  const confirm = tile.getByRole('button', { name: /bestätigen/ })
  await confirm.waitFor()
  // A press within 400 ms is the second half of a double click.
  await expect
    .poll(
      async () => {
        if (await confirm.isVisible()) await confirm.click()
        return tile.getByText('Sie führen').count()
      },
      { interval: 450 },
    )
    .toBe(1)
}
