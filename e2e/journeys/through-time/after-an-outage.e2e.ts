import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { setHeartbeatBack } from '#database/testing/set-heartbeat-back.ts'
import { minuteMs } from '#domain/calendar/instant.ts'
import { defaultSlotSettings, movedEnd } from '#domain/calendar/slots.ts'
import { formatFor } from '#locales/format.ts'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../../support/api.ts'
import { boxOf } from '../../support/bidding.ts'
import { launchBrowser } from '../../support/browser.ts'
import { auctionOf, findAd, loadAuction, travelTo } from '../../support/market.ts'
import { open, visit } from '../../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('an end that would come right after an outage moves to the next day before the bidders’ eyes (rules 3)', async () => {
  const card = await findAd('Globebus T 6')
  const { auctionId, endsAt } = auctionOf(card)
  const end = Date.parse(endsAt ?? '')
  await travelTo(end - 10 * minuteMs)
  const { page, context, complaints } = await visit(browser, { as: 'schwarz' })
  await open(page, pathTo('product', 'de', { id: card.entityId }))
  const box = boxOf(page)
  await box.getByText(/^endet heute, 14:30/).waitFor()
  const reason = box.getByText('Wegen einer technischen Störung')
  expect(await reason.count()).toBe(0)
  const operator = await visit(browser, { as: 'betrieb', host: 'console' })
  await open(operator.page, '/auctions')
  const rows = operator.page.getByRole('row')
  const placeOf = async (vehicle: string) =>
    (await rows.allInnerTexts()).findIndex((text) => text.includes(vehicle))
  await rows.filter({ hasText: 'c-tourer' }).waitFor()
  expect(await placeOf('Globebus')).toBeLessThan(await placeOf('c-tourer'))

  await setHeartbeatBack(inject('dataDir'), 5)
  // Before a weekend that is the first slot on Monday.
  const settings = defaultSlotSettings
  const next = movedEnd({ endsAt: end, moveHours: 24, latestTime: '17:00', settings })
  await box.getByText(new RegExp(`^endet (?!heute).+ ${formatFor('de').time(next)}`)).waitFor()
  await box
    .getByText(/^[12] Tage?/)
    .first()
    .waitFor()
  await box.getByText(/^Die Auktion endet nicht mehr am .+ 14:30/).waitFor()
  await reason.waitFor()
  const moved = await loadAuction(await apiOf('schwarz'), auctionId)
  expect(Date.parse(moved.endsAt ?? '')).toBe(next)
  expect(moved.status).toBe('running')
  expect(complaints).toEqual([])
  await context.close()

  // The operator's list stood open all the time, and is in order again by itself.
  await expect
    .poll(async () => (await placeOf('Globebus')) > (await placeOf('c-tourer')))
    .toBe(true)
  await open(operator.page, `/auctions/${auctionId}`)
  const before = operator.page.getByText('Ende vor der Störung').locator('..')
  await before.getByText(/14:30\sMES?Z$/).waitFor()
  await operator.context.close()
})
