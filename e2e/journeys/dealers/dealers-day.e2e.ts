import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../../support/api.ts'
import { launchBrowser } from '../../support/browser.ts'
import { auctionOf, bidAs, euros, findAd, loadAuction } from '../../support/market.ts'
import { tabTo } from '../../support/tab-to.ts'
import { openLive, visit, waitForKey } from '../../support/visit.ts'

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
  // The bar begins where the wide page does.
  const startOf = async (place: Locator) => (await place.boundingBox())?.x
  expect(await startOf(page.getByRole('banner').getByRole('link').first())).toBe(
    await startOf(page.getByRole('heading', { level: 1 })),
  )
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

test('by keys alone a lead is won back, with the guard of the button that they press (rules 4)', async () => {
  const { auctionId } = auctionOf(await findAd('Globebus T 6'))
  await outbid(auctionId)
  const { page, context, complaints } = await visit(browser, { as: 'schwarz' })
  await openLive(page, pathTo('merchantToday', 'de'))
  const bids = page.getByRole('region', { name: 'Laufende Gebote' })
  const row = bids.getByRole('row').filter({ hasText: 'Globebus T 6' })
  const confirm = page.getByRole('button', { name: /bestätigen/ })
  const isInRow = () => row.evaluate((element) => element.contains(document.activeElement))
  await waitForKey(page, 'j')

  // In a field a letter is a letter.
  await page.keyboard.press('/')
  await page.keyboard.type('bb')
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('bb')
  expect(await confirm.count()).toBe(0)
  await page.getByRole('link', { name: 'Alle Gebote' }).focus()

  // Outside of the rows it goes to the first one and arms nothing.
  await page.keyboard.press('b')
  expect(await confirm.count()).toBe(0)
  for (let count = 0; !(await isInRow()); count += 1) {
    if (count > 50) throw new Error('No key leads to the row')
    await page.keyboard.press('j')
  }
  const readEur = await leastBid(auctionId)
  await page.evaluate(pressTwiceAtOnce, 'b')
  await row.getByRole('button', { name: `${euros(readEur)} bestätigen` }).waitFor()
  await page.getByText(`Mein Gebot von ${euros(readEur)} ist verbindlich.`).waitFor()
  expect(await leastBid(auctionId)).toBe(readEur)
  await page.keyboard.press('Escape')
  await expect.poll(() => confirm.count()).toBe(0)

  // A price that moves under an armed button is armed no longer.
  await page.keyboard.press('b')
  await confirm.waitFor()
  await outbid(auctionId)
  await expect.poll(() => confirm.count()).toBe(0)
  const againEur = await leastBid(auctionId)
  await row.getByRole('button', { name: new RegExp(`^${euros(againEur)} bieten`) }).waitFor()
  await expect
    .poll(
      async () => {
        await page.keyboard.press((await confirm.count()) > 0 ? 'Enter' : 'b')
        return row.getByText('Sie führen').first().isVisible()
      },
      { interval: 500 },
    )
    .toBe(true)
  const { currentBidEur } = await loadAuction(await apiOf('schwarz'), auctionId)
  expect(currentBidEur).toBe(againEur)
  // The button is gone, and the keyboard is where it was.
  expect(await isInRow()).toBe(true)

  // Switched off, also after a reload, e leads nowhere.
  await page.keyboard.press('?')
  const all = page.getByRole('dialog', { name: 'Tastatur' })
  await tabTo(all.getByLabel('Einzelne Tasten benutzen'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await all.waitFor({ state: 'detached' })
  await openLive(page, pathTo('merchantToday', 'de'))
  const button = page.getByRole('button', { name: 'alle Tasten' })
  await button.focus()
  await page.keyboard.press('e')
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

/** Within one task of the browser, so that nothing lies between them. */
function pressTwiceAtOnce(key: string): void {
  for (const _ of [1, 2]) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }
}

async function leastBid(auctionId: number, person = 'schwarz'): Promise<number> {
  const { actions } = await loadAuction(await apiOf(person), auctionId)
  if (!actions.bid.isAllowed) throw new Error(`${person} may not bid`)
  return actions.bid.facts.minimumEur
}

async function outbid(auctionId: number): Promise<void> {
  await bidAs('poznan', { auctionId, amountEur: await leastBid(auctionId, 'poznan') })
}

test('what goes from under the keyboard leaves it at the same vehicle', async () => {
  const { auctionId } = auctionOf(await findAd('Globebus T 6'))
  await outbid(auctionId)
  const { page, context, complaints } = await visit(browser, { as: 'schwarz' })
  await openLive(page, pathTo('merchantToday', 'de'))
  const task = page.getByRole('listitem').filter({ hasText: 'Überboten' })
  const ofVehicle = task.filter({ hasText: 'Globebus T 6' })
  const row = page
    .getByRole('region', { name: 'Laufende Gebote' })
    .getByRole('row')
    .filter({ hasText: 'Globebus T 6' })
  const isIn = (place: Locator) =>
    place.evaluate((element) => element.contains(document.activeElement))
  await ofVehicle.getByRole('link').focus()
  await waitForKey(page, 'm')

  // Watched by its key, it keeps the focus on the vehicle and not on the heart.
  const vehicle = row.getByRole('link').first()
  await vehicle.focus()
  const heart = row.locator('[data-watch] button')
  const wasPressed = await heart.getAttribute('aria-pressed')
  await page.keyboard.press('m')
  await expect.poll(() => heart.getAttribute('aria-pressed')).not.toBe(wasPressed)
  expect(await isIn(vehicle)).toBe(true)
  await page.keyboard.press('m')
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe(wasPressed)

  await ofVehicle.getByRole('link').focus()
  await expect
    .poll(
      async () => {
        if ((await ofVehicle.count()) === 0) return true
        const isArmed = await ofVehicle.getByRole('button', { name: /bestätigen/ }).count()
        await page.keyboard.press(isArmed > 0 ? 'Enter' : 'b')
        return false
      },
      { interval: 500, timeout: 15_000 },
    )
    .toBe(true)
  expect(await isIn(row)).toBe(true)
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
