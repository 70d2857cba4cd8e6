import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { launchBrowser } from '../support/browser.ts'
import { auctionOf, bidAs, euros, findAd } from '../support/market.ts'
import { open, visit } from '../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('tells two dealers of a bid and a visitor nothing (rules 1, 4)', async () => {
  const card = await findAd('Fendt Bianco')
  const { startPriceEur } = auctionOf(card)
  const start = euros(startPriceEur ?? 0)
  const address = pathTo('product', 'de', { id: card.entityId })
  const first = await visit(browser, { as: 'schwarz' })
  const second = await visit(browser, { as: 'rheinmain' })
  const visitor = await visit(browser)
  for (const { page } of [first, second, visitor]) await open(page, address)
  const boxOf = ({ page }: typeof first) =>
    page.getByRole('complementary', { name: 'Gebot und Preis' })

  const twoSteps = boxOf(second).getByRole('button', { name: /^\+2 Schritte/ })
  await twoSteps.focus()
  await boxOf(first)
    .getByRole('button', { name: `${start} bieten` })
    .click()
  await boxOf(first).getByText('Sie führen.').waitFor()
  await boxOf(second).getByText('1 Gebot', { exact: true }).waitFor()

  // The amounts on the buttons change, the buttons stay in their place.
  expect(await twoSteps.evaluate((button) => button === document.activeElement)).toBe(true)
  await second.page.keyboard.press('Enter')
  await boxOf(second)
    .getByRole('button', { name: /bieten$/ })
    .click()
  await boxOf(second).getByText('Sie führen.').waitFor()
  await boxOf(first).getByText('Sie wurden überboten von Bieter 2.').waitFor()
  await boxOf(first).getByText(`Ihr höchstes Gebot: ${start}.`).waitFor()

  // On the page that stood open, and anew: what merely had not come yet would not be seen on the first.
  for (const isAnew of [false, true]) {
    if (isAnew) await open(visitor.page, address)
    const seen = (await boxOf(visitor).innerText()).replaceAll(/\s+/g, ' ')
    expect(seen).toContain(`Startpreis ${start}`)
    expect(seen).not.toMatch(/\d Gebote?|Bieter \d/)
  }
  for (const each of [first, second, visitor]) expect(each.complaints).toEqual([])
  for (const { context } of [first, second, visitor]) await context.close()
})

it('catches up with what happened while the connection was lost', async () => {
  const card = await findAd('Dethleffs Camper 530')
  const { auctionId, currentBidEur, actions } = auctionOf(card)
  if (!actions.bid.isAllowed) throw new Error('Nobody may bid here')
  const { page, context } = await visit(browser, { as: 'caravannord' })
  await open(page, pathTo('product', 'de', { id: card.entityId }))
  const box = page.getByRole('complementary', { name: 'Gebot und Preis' })
  await box
    .getByText(euros(currentBidEur ?? 0))
    .first()
    .waitFor()

  await context.setOffline(true)
  await page.getByText('Keine Verbindung. Was Sie sehen, kann veraltet sein.').waitFor()
  const [, , amountEur] = actions.bid.facts.nextAmountsEur
  await bidAs('poznan', { auctionId, amountEur })
  await context.setOffline(false)

  await box.getByText(euros(amountEur)).first().waitFor()
  await context.close()
})

it('shows what a seller wrote in the reader’s language, the original one press away (spec 7.3)', async () => {
  const { entityId } = await findAd('Fendt Bianco')
  const { page, context, complaints } = await visit(browser, { locale: 'pl', width: 375 })
  await open(page, pathTo('product', 'pl', { id: entityId }))
  const description = page.locator('#description')
  const translated = description.getByText(/^PL: /)
  await translated.waitFor()
  expect(await translated.getAttribute('lang')).toBe(null)
  await description.getByText('Tłumaczenie maszynowe, oryginał: niemiecki').waitFor()
  await description.getByText('Pokaż oryginał').click()
  await description.locator('p[lang="de"]').first().waitFor()
  await translated.waitFor({ state: 'hidden' })
  await description.getByText('Pokaż tłumaczenie').click()
  await translated.waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('names the language of what a seller wrote where nobody translated it into the reader’s', async () => {
  const { entityId } = await findAd('Fendt Bianco')
  for (const [locale, note] of [
    ['cs', 'Originál, jazyk: němčina'],
    ['de', null],
  ] as const) {
    const { page, context, complaints } = await visit(browser, { locale })
    await open(page, pathTo('product', locale, { id: entityId }))
    const description = page.locator('#description')
    await description.locator('[lang="de"]').first().waitFor()
    expect((await description.innerText()).includes('Originál')).toBe(note !== null)
    if (note !== null) await description.getByText(note).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  }
})
