import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { minuteMs, secondMs } from '#domain/calendar/instant.ts'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../../support/api.ts'
import { launchBrowser } from '../../support/browser.ts'
import { auctionOf, bidAs, findAd, loadAuction, travelTo } from '../../support/market.ts'
import { open, openLive, visit } from '../../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Names of the button that bids, before it is armed and after. */
const raises = /^\+ |bestätigen/

/** What the second press of an armed button agrees to. */
const agreed = /^Mein Gebot von .+ ist verbindlich/

const vehicles = ['MC T 600', 'Free 600', 'Globebus T 6'] as const

it('a dealer keeps three auctions of the last half hour, and nothing moves under their hand (rules 4)', async () => {
  const auctions = await Promise.all(vehicles.map(async (name) => auctionOf(await findAd(name))))
  const firstEnd = Math.min(...auctions.map(({ endsAt }) => Date.parse(endsAt ?? '')))
  await travelTo(firstEnd - 9 * minuteMs)
  const { page, context, complaints } = await visit(browser, { as: 'schwarz' })
  await openLive(page, pathTo('merchantToday', 'de'))
  const board = boardOf(page)
  const tiles = board.getByRole('listitem')
  const tileOf = (name: string) => tiles.filter({ hasText: name })
  for (const name of vehicles) await tileOf(name).waitFor()
  const names = await tiles.getByRole('link').allInnerTexts()

  for (const { auctionId } of auctions) await outbid(auctionId)
  // They bid on the first one for the first time, so nobody has outbid them there.
  for (const name of vehicles.slice(1)) await tileOf(name).getByText('Überboten').waitFor()
  for (const name of vehicles) await winBack(tileOf(name))
  await board.getByText(/davon 3 mit Ihrem Gebot/).waitFor()
  expect(await tiles.getByRole('link').allInnerTexts()).toEqual(names)
  await board.getByLabel('nur mit meinem Gebot').check()
  const own = await tiles.getByRole('link').allInnerTexts()
  expect(own.length).toBe(3)

  const firstId = auctions[0]?.auctionId ?? 0
  await outbid(firstId)
  // A second device whose line is cut does not hear of the end, until its own bid is answered.
  const { page: lost, ...lostVisit } = await visit(browser, { as: 'schwarz' })
  await lostVisit.context.route('**/api/notifications/get-sse*', (route) => route.abort())
  let isCut = true
  await lostVisit.context.route('**/api/public/catalog/search*', (route) =>
    isCut ? route.abort() : route.continue(),
  )
  lost.on('response', (answer) => {
    if (answer.url().endsWith(`/${firstId}/bid`)) isCut = false
  })
  await open(lost, pathTo('merchantToday', 'de'))
  const { endsAt, history } = await loadAuction(await apiOf('schwarz'), firstId)
  for (const device of [page, lost]) {
    await armOf(boardOf(device).getByRole('listitem').filter({ hasText: vehicles[0] })).click()
    await device.getByText(agreed).waitFor()
  }
  await travelTo(Date.parse(endsAt ?? '') + 5 * secondMs)
  // Over, and in its place for a minute; the other two take bids. What comes to the board comes last.
  await expect.poll(() => tileOf(vehicles[0]).getByRole('button', { name: raises }).count()).toBe(0)
  await expect.poll(() => page.getByText(agreed).count()).toBe(0)
  await pressLate(lost)
  expect((await loadAuction(await apiOf('schwarz'), firstId)).history).toEqual(history)
  await lostVisit.context.close()
  expect((await tiles.getByRole('link').allInnerTexts()).slice(0, 3)).toEqual(own)
  expect(await tileOf(vehicles[1]).getByText('Sie führen').count()).toBe(1)
  await travelTo(Date.parse(endsAt ?? '') + 70 * secondMs)
  await tileOf(vehicles[0]).waitFor({ state: 'detached' })
  expect(await tileOf(vehicles[1]).count()).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})

async function outbid(auctionId: number): Promise<void> {
  const { actions } = await loadAuction(await apiOf('poznan'), auctionId)
  if (!actions.bid.isAllowed) throw new Error('The rival may not bid')
  await bidAs('poznan', { auctionId, amountEur: actions.bid.facts.minimumEur })
}

/** Until the server has said that the auction is over: nothing is bid. */
async function pressLate(page: Page): Promise<void> {
  const refusal = page.getByRole('alert').filter({ hasText: 'Die Auktion ist beendet' })
  const tile = boardOf(page).getByRole('listitem').filter({ hasText: vehicles[0] })
  await expect
    .poll(
      async () => {
        // It goes with the refusal.
        const button = tile.getByRole('button', { name: raises }).first()
        if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => undefined)
        return refusal.count()
      },
      { interval: 450 },
    )
    .toBe(1)
  expect(await refusal.innerText()).toContain(vehicles[0])
  // The page learns with the refusal that nothing can be bid any more.
  await expect.poll(() => tile.getByRole('button', { name: raises }).count()).toBe(0)
}

function boardOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Letzte halbe Stunde' })
}

function armOf(tile: Locator): Locator {
  return tile.getByRole('button', { name: /^\+ / })
}

/** By two presses of the tile's button. */
async function winBack(tile: Locator): Promise<void> {
  await armOf(tile).click()
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
