import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../support/api.ts'
import { boxOf } from '../support/bidding.ts'
import { launchBrowser } from '../support/browser.ts'
import { auctionOf, bidAs, euros, findAd, loadAuction } from '../support/market.ts'
import { logIn, open, openLive, visit } from '../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('calls no price current while the line is lost, and catches up when it is back', async () => {
  const card = await findAd('Eriba Touring')
  const { auctionId } = auctionOf(card)
  const { page, context } = await visit(browser, { as: 'alpencaravan' })
  await openLive(page, pathTo('product', 'de', { id: card.entityId }))
  const box = boxOf(page)
  await box.getByText('Aktuelles Gebot').waitFor()
  await context.setOffline(true)
  await box.getByText(/^Keine Verbindung seit \d\d:\d\d:\d\d Uhr\.$/).waitFor()
  await box.getByText(/^Gebot um \d\d:\d\d:\d\d Uhr$/).waitFor()
  expect(await box.getByText('Aktuelles Gebot').count()).toBe(0)

  const { actions } = await loadAuction(await apiOf('rheinmain'), auctionId)
  if (!actions.bid.isAllowed) throw new Error('This dealer may not bid')
  const [amountEur] = actions.bid.facts.nextAmountsEur
  await bidAs('rheinmain', { auctionId, amountEur })
  await box.getByRole('button', { name: /bieten$/ }).click()
  const unanswered = box.getByRole('alert')
  await unanswered.getByText(`Ihr Gebot von ${euros(amountEur)}: Die Antwort ist`).waitFor()

  await context.setOffline(false)
  await box.getByText('Aktuelles Gebot').waitFor()
  await box.getByRole('button', { name: `+1 Schritt ${euros(amountEur + 100)}` }).waitFor()
  await unanswered.getByRole('button', { name: 'Noch einmal senden' }).click()
  await box.getByText(`mindestens ${euros(amountEur + 100)} betragen`).waitFor()
  const { history } = await loadAuction(await apiOf('alpencaravan'), auctionId)
  expect(history?.filter(({ isOwn }) => isOwn)).toEqual([])
  await context.close()
})

it('calls a start price a start price while the line is lost, and no end established', async () => {
  const { entityId } = await findAd('Eriba Touring')
  const { page, context } = await visit(browser)
  await page.clock.install()
  await openLive(page, pathTo('product', 'de', { id: entityId }))
  const box = boxOf(page)
  await box.getByText('Startpreis').waitFor()
  await context.setOffline(true)
  await box.getByText('Verbindung unterbrochen').waitFor()
  expect(await box.getByText('Startpreis').count()).toBe(1)
  expect(await box.getByText(/^Gebot um/).count()).toBe(0)

  // Without the stream the page cannot know that the auction ends now.
  await page.clock.fastForward('24:00:00')
  await box.getByText('Ende noch offen').waitFor()
  expect(await box.getByText('Ende wird festgestellt').count()).toBe(0)
  await context.close()
})

it('does not carry the lost line of a login over to whoever comes after it', async () => {
  const { entityId } = await findAd('Eriba Touring')
  const { page, context } = await visit(browser, { as: 'alpencaravan' })
  let isCut = true
  await context.route('**/api/notifications/get-sse*', (route) =>
    isCut ? route.abort() : route.continue(),
  )
  // From here on the line is whole: the visitor's own stream meets no obstacle.
  await context.route('**/user-action/logout', (route) => {
    isCut = false
    return route.continue()
  })
  await open(page, pathTo('product', 'de', { id: entityId }))
  const box = boxOf(page)
  const lost = box.getByText('Verbindung unterbrochen')
  await lost.waitFor()
  await page.getByRole('button', { name: /Konto von/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByText('Sie sind abgemeldet.').waitFor()
  await page.goBack()
  await box.getByRole('link', { name: 'Anmelden' }).waitFor()
  expect(await lost.count()).toBe(0)
  await context.close()
})

it('opens the large picture without a line too, because its window is part of the page', async () => {
  const card = await findAd('Eriba Touring')
  const { page, context } = await visit(browser, { as: 'camperhuis' })
  await open(page, pathTo('product', 'de', { id: card.entityId }))
  const enlarge = page.getByRole('button', { name: /^Bild 1 von .+ vergrößern$/ })
  await context.setOffline(true)
  await enlarge.click()
  await page.getByRole('dialog', { name: /^Bild 1 von/ }).waitFor()
  await context.close()
})

it('stays on a page with what is typed there while the server is away, also where a file of it is asked for', async () => {
  const card = await findAd('Eriba Touring')
  const { page, context } = await visit(browser, { as: 'camperhuis' })
  await open(page, pathTo('product', 'de', { id: card.entityId }))
  const field = boxOf(page).getByLabel('Ihr Gebot in Euro')
  await field.fill('98700')
  const enlarge = page.getByRole('button', { name: /^Bild 1 von .+ vergrößern$/ })
  // Nothing answers, yet the device has its network.
  await context.route('**/*', (route) => route.abort())
  await enlarge.click()
  await page.getByRole('dialog', { name: /^Bild 1 von/ }).waitFor()
  await page.keyboard.press('Escape')
  expect(await field.inputValue()).toBe('98.700')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await enlarge.click()
  await page.getByRole('dialog', { name: /^Bild 1 von/ }).waitFor()
  await context.close()
})

it('opens the box on a phone for the first time although the line is lost, and says what it cannot do', async () => {
  const { entityId } = await findAd('Eriba Touring')
  const { page, context } = await visit(browser, { as: 'camperhuis', width: 375 })
  await openLive(page, pathTo('product', 'de', { id: entityId }))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Bieten', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Bieten' })
  await sheet.getByText('Verbindung unterbrochen').waitFor()
  await sheet.getByRole('button', { name: /€ bieten$/ }).click()
  const unanswered = sheet.getByText('Die Antwort ist ausgeblieben.')
  await unanswered.waitFor()
  await context.setOffline(false)
  // It belongs to one person: who logs in next in the same window is not offered to send it.
  for (const [person, count] of [
    ['poznan', 0],
    ['camperhuis', 1],
  ] as const) {
    await logIn(page, person)
    await openLive(page, pathTo('product', 'de', { id: entityId }))
    await page.getByRole('button', { name: 'Bieten', exact: true }).click()
    await sheet.getByText('Mein Gebot von').waitFor()
    await expect.poll(() => unanswered.count()).toBe(count)
  }
  await context.close()
})

it('shows an ad although others like it cannot be found', async () => {
  const card = await findAd('Eriba Touring')
  const address = pathTo('product', 'de', { id: card.entityId })
  const { page, context } = await visit(browser, { as: 'camperhuis' })
  await open(page, `${pathTo('catalog', 'de')}?text=Eriba+Touring`)
  const similar = page.waitForRequest(/\/catalog\/search\?.*itemsPerPage=5\b/)
  await page.route(/\/catalog\/search\?/, (route) => route.fulfill({ status: 500, body: '' }))
  await page.locator(`main a[href^="${address}"]`).first().click()
  await similar
  await boxOf(page).getByText('Aktuelles Gebot').waitFor()
  await context.close()
})

it('hears a key that is pressed while the page is still coming alive', async () => {
  const { entityId } = await findAd('T6 Ocean')
  const { page, context } = await visit(browser, { as: 'aarhus' })
  const texts = Promise.withResolvers<void>()
  await page.route(/\/assets\/storefront\/de-[^/]+\.js/, async (route) => {
    await texts.promise
    await route.continue()
  })
  await page.goto(pathTo('product', 'de', { id: entityId }), { waitUntil: 'commit' })
  const submit = boxOf(page).getByRole('button', { name: /bieten$/ })
  const proposed = await submit.innerText()
  // The first script has run by then, and the page waits for its texts.
  await page.locator('script[src*=entry-browser]').first().waitFor({ state: 'attached' })
  await page.evaluate('import(document.querySelector("script[src*=entry-browser]").src)')
  await page.keyboard.press('2')
  texts.resolve()
  await isInAmount(page)
  await expect.poll(() => submit.innerText()).not.toBe(proposed)
  const typed = await page.locator('[aria-keyshortcuts="b"]').inputValue()
  expect(await submit.innerText()).toContain(typed)
  await context.close()
})

it('takes over the amount that was typed while the page was still coming alive', async () => {
  const { entityId } = await findAd('T6 Ocean')
  const { page, context } = await visit(browser, { as: 'aarhus' })
  const texts = Promise.withResolvers<void>()
  await page.route(/\/assets\/storefront\/de-[^/]+\.js/, async (route) => {
    await texts.promise
    await route.continue()
  })
  await page.goto(pathTo('product', 'de', { id: entityId }), { waitUntil: 'commit' })
  const field = boxOf(page).getByLabel('Ihr Gebot in Euro')
  await field.fill('76543')
  texts.resolve()
  await boxOf(page)
    .getByRole('button', { name: `${euros(76_543)} bieten` })
    .waitFor()
  expect((await field.inputValue()).replace('.', '')).toBe('76543')
  await context.close()
})

it('bids once for an Enter that is held down, and asks leaders before they raise their own bid', async () => {
  const card = await findAd('Excellent 540')
  const { auctionId } = auctionOf(card)
  const dealer = await apiOf('aarhus')
  const own = async () =>
    (await loadAuction(dealer, auctionId)).history?.filter(({ isOwn }) => isOwn).length
  const before = (await own()) ?? 0
  const { page, context, complaints } = await visit(browser, { as: 'aarhus' })
  await open(page, pathTo('product', 'de', { id: card.entityId }))
  await page.keyboard.press('2')
  const question = page.getByRole('alertdialog')
  await isInAmount(page)
  await page.keyboard.down('Enter')
  await question.waitFor()
  for (let count = 0; count < 5; count += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await question.getByText(/verbindlich bieten\?$/).waitFor()
  expect(await own()).toBe(before)

  await page.keyboard.press('Enter')
  await boxOf(page).getByText('Andere sehen Sie als').waitFor()
  await question.waitFor({ state: 'detached' })
  // The focus comes back a frame later; a key pressed before that reaches nobody.
  await isInAmount(page)
  await page.keyboard.press('Enter')
  await question.getByText(/^Sie führen schon\. Auf .+ erhöhen\?$/).waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  expect(await own()).toBe(before + 1)
  expect(complaints).toEqual([])
  await context.close()
})

it('says that the login has ended when a command meets that, but not after logging out', async () => {
  const { entityId } = await findAd('Eriba Touring')
  const { page, context } = await visit(browser, { as: 'alpencaravan' })
  await openLive(page, pathTo('product', 'de', { id: entityId }))
  const over = page.getByText(/^Ihre Sitzung ist abgelaufen/).first()
  // The login alone ends: without the other cookies a call would be refused for want of those first.
  await context.clearCookies({ name: /^cm24-(access|refresh)$/ })
  await boxOf(page)
    .getByRole('button', { name: /bieten$/ })
    .click()
  await over.waitFor()
  await page.getByRole('button', { name: 'Anmelden' }).first().click()
  await page.waitForURL(`**${pathTo('login', 'de')}?next=product*`)
  await context.close()

  const leaving = await visit(browser, { as: 'alpencaravan' })
  await open(leaving.page, pathTo('product', 'de', { id: entityId }))
  await leaving.page.getByRole('button', { name: /^Konto/ }).click()
  await leaving.page.getByRole('button', { name: 'Abmelden' }).click()
  await leaving.page.getByText('Sie sind abgemeldet.').waitFor()
  expect(await leaving.page.getByText(/^Ihre Sitzung ist abgelaufen/).count()).toBe(0)
  await leaving.context.close()
})

it('says that the login has ended also where nothing was pressed and no call was refused first', async () => {
  const { entityId } = await findAd('Eriba Touring')
  const { page, context } = await visit(browser, { as: 'alpencaravan' })
  await openLive(page, pathTo('product', 'de', { id: entityId }))
  await boxOf(page).getByText('Aktuelles Gebot').waitFor()
  // As with a login that another device has ended once the access token has run out.
  const refresh = (await context.cookies()).find(({ name }) => name === 'cm24-refresh')
  if (!refresh) throw new Error('There is no login to end')
  await context.clearCookies({ name: 'cm24-access' })
  await context.addCookies([{ ...refresh, value: 'ended' }])
  const answered = page.waitForResponse(/\/customer\/get$/)
  await context.setOffline(true)
  await boxOf(page)
    .getByText(/^Keine Verbindung seit/)
    .waitFor()
  await context.setOffline(false)
  await answered
  await page
    .getByText(/^Ihre Sitzung ist abgelaufen/)
    .first()
    .waitFor()
  await context.close()
})

async function isInAmount(page: Page): Promise<void> {
  await page.locator('[aria-keyshortcuts="b"]:focus').waitFor()
}
