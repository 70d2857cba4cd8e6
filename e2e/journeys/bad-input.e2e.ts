import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword, emailOf } from '#database/seeds/people/demo-people.ts'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../support/api.ts'
import { boxOf } from '../support/bidding.ts'
import { launchBrowser } from '../support/browser.ts'
import { auctionOf, euros, findAd, loadAuction } from '../support/market.ts'
import { comeAlive, isInSight, logIn, open, visit } from '../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('refuses what is too low or too high in words, and asks twice before much (rules 4)', async () => {
  const card = await findAd('Sunlight A 72')
  const { auctionId } = auctionOf(card)
  const dealer = await apiOf('alpencaravan')
  const before = await loadAuction(dealer, auctionId)
  if (!before.actions.bid.isAllowed) throw new Error('This dealer may not bid')
  const { minimumEur, askAgainAboveEur, maximumEur } = before.actions.bid.facts
  const { page, context, complaints } = await visit(browser, { as: 'alpencaravan' })
  await open(page, pathTo('product', 'de', { id: card.entityId }))
  const box = page.getByRole('complementary', { name: 'Gebot und Preis' })
  const amount = box.getByLabel('Ihr Gebot in Euro')
  // Beside an impossible amount the button names none.
  const submit = box.getByRole('button', { name: /(bieten|^Betrag eingeben)$/ })

  await amount.fill(String(minimumEur - 1))
  await box.getByText(`Mindestens ${euros(minimumEur)}`).waitFor()
  await submit.click()
  await amount.fill(String(maximumEur + 1))
  await box.getByText(`Höchstens ${euros(maximumEur)} möglich.`).waitFor()
  await submit.click()
  await amount.fill(`${minimumEur},50`)
  await page.keyboard.press('Enter')
  await box.getByText('Bitte eine ganze Zahl eingeben').waitFor()
  await amount.fill(String(askAgainAboveEur + 1))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await question.getByText(`Sind ${euros(askAgainAboveEur + 1)} richtig?`).waitFor()
  // People who bid by keyboard press Enter twice out of habit: here the second one goes back.
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })

  const after = await loadAuction(dealer, auctionId)
  expect(after.bidCount).toBe(before.bidCount)
  expect(complaints).toEqual([])
  await context.close()
})

it('groups an amount while it is typed, and leaves cents for what they are (rules 4)', async () => {
  const card = await findAd('Sunlight A 72')
  const { page, context, complaints } = await visit(browser, { as: 'alpencaravan' })
  await open(page, pathTo('product', 'de', { id: card.entityId }))
  const field = boxOf(page).getByLabel('Ihr Gebot in Euro')
  const type = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    return field.inputValue()
  }
  await field.focus()
  await field.selectText()
  expect(await type(...'1234567')).toBe('1.234.567')
  expect(await type('ArrowLeft', 'ArrowLeft', 'ArrowLeft', '9')).toBe('12.349.567')
  expect(await type('8')).toBe('123.498.567')
  expect(await type('Home', 'Delete', '5')).toBe('523.498.567')
  expect(await type('End', 'Backspace', 'Backspace', 'Backspace', 'Backspace')).toBe('52.349')
  await boxOf(page)
    .getByRole('button', { name: `${euros(52_349)} bieten` })
    .waitFor()
  expect(await type(',', '5', '0', 'Enter')).toBe('52.349,50')
  await boxOf(page).getByText('Bitte eine ganze Zahl eingeben').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('an agent of an offer collection: what is wrong comes into sight, what is agreed to is true (rules 5, 7)', async () => {
  const path = pathTo('product', 'de', { id: (await findAd('c-tourer T 143')).entityId })
  const { page, context, complaints } = await visit(browser, { as: 'poznan', width: 375 })
  await open(page, path)
  await page.getByRole('button', { name: 'Bieten', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('kauft erst, wenn der Verkäufer es annimmt').waitFor()
  await sheet.locator('summary').filter({ hasText: 'Bietagent' }).click()
  const limit = sheet.getByLabel('Limit des Bietagenten in Euro')
  // The field at the lower edge, as a thumb would leave it.
  await limit.evaluate((field) => field.scrollIntoView({ block: 'end' }))
  await limit.fill('64000')
  const complaint = sheet.getByText(/^Mindestens/)
  await complaint.waitFor()
  await expect.poll(() => isInSight(complaint)).toBe(true)
  await limit.fill('72000')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await question.getByText(/Verkauft wird erst, wenn der Verkäufer mein Gebot annimmt/).waitFor()
  expect(await question.getByText(/springt/).count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

it('keeps a typed amount for whoever typed it, through a reload and another login (rules 5)', async () => {
  const path = pathTo('product', 'de', { id: (await findAd('Sunlight A 72')).entityId })
  const { page, context, complaints } = await visit(browser, { as: 'alpencaravan' })
  const amount = boxOf(page).getByLabel('Ihr Gebot in Euro')
  await open(page, path)
  await amount.fill('77777')
  for (const [person, has] of [
    ['aarhus', false],
    ['alpencaravan', true],
  ] as const) {
    await logIn(page, person)
    await open(page, path)
    await boxOf(page)
      .getByRole('button', { name: has ? /^77.777 € bieten/ : /bieten$/ })
      .waitFor()
    expect((await amount.inputValue()) === '77.777').toBe(has)
  }
  expect(complaints).toEqual([])
  await context.close()
})

it('places one bid when the button is pressed twice (rules 4)', async () => {
  const card = await findAd('Adria Matrix')
  const { auctionId } = auctionOf(card)
  const dealer = await apiOf('aarhus')
  const countOwn = async () => {
    const { history } = await loadAuction(dealer, auctionId)
    return history?.filter(({ isOwn, cause }) => isOwn && cause === 'manual').length ?? 0
  }
  const before = await countOwn()
  const { page, context, complaints } = await visit(browser, { as: 'aarhus' })
  await open(page, pathTo('product', 'de', { id: card.entityId }))
  const box = page.getByRole('complementary', { name: 'Gebot und Preis' })
  await box.getByRole('button', { name: /^\+3 Schritte/ }).click()
  const chosen = await box.getByRole('button', { name: /bieten$/ }).innerText()
  await box.getByRole('button', { name: /bieten$/ }).dblclick()
  await box.getByText(`Ihr Gebot: ${chosen.replace(/ bieten$/, '')}.`).waitFor()
  expect(await countOwn()).toBe(before + 1)

  // A leader would outbid only themselves: Enter twice, out of habit, goes back to the amount.
  await box.getByText('Sie führen.').waitFor()
  await box.getByLabel('Ihr Gebot in Euro').press('Enter')
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await page.reload()
  await box.getByText('Sie führen.').waitFor()
  expect(await countOwn()).toBe(before + 1)
  expect(complaints).toEqual([])
  await context.close()
})

it('loses nothing of an ad when the login ends in the middle (spec 2)', async () => {
  const seller = await apiOf('hansen')
  const { products } = await seller.listing.listMine({ query: { page: 1, itemsPerPage: 50 } })
  const draft = products.find(({ status }) => status === 'editing')
  if (draft === undefined) throw new Error('This seller has no draft')
  const { page, context } = await visit(browser, { as: 'hansen' })
  await open(
    page,
    pathTo(
      'adEdit',
      'de',
      { kind: 'motorhome', step: 'profile', id: draft.entityId },
      { screen: 'make' },
    ),
  )
  const typed = `BoxStar ${crypto.randomUUID().slice(0, 8)}`
  const model = page.getByLabel('Modell', { exact: true })
  await model.waitFor()
  // The login alone ends: without the other cookies a call would be refused for want of those first.
  await context.clearCookies({ name: /^cm24-(access|refresh)$/ })
  await model.fill(typed)
  await model.blur()
  await page.getByText('Ihre Eingaben sind auf diesem Gerät gesichert.').waitFor()
  await page.getByRole('alert').getByRole('link', { name: 'Anmelden' }).click()

  await page.getByLabel('E-Mail-Adresse').first().fill(emailOf('hansen'))
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword)
  await page.locator('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.waitForURL(/\/profil\/\d+/)
  await comeAlive(page)
  await expect.poll(() => model.inputValue()).toBe(typed)
  await expect
    .poll(async () => {
      const mine = await seller.listing.listMine({ query: { page: 1, itemsPerPage: 50 } })
      return mine.products.find(({ entityId }) => entityId === draft.entityId)?.model
    })
    .toBe(typed)
  await context.close()
})
