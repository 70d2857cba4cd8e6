import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../support/api.ts'
import { boxOf } from '../support/bidding.ts'
import { launchBrowser } from '../support/browser.ts'
import { auctionOf, bidAs, findAd, loadAuction } from '../support/market.ts'
import { open, visit } from '../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const description = 'Wasserfleck unter dem Dachfenster, seit dem letzten Regen.'
const minorDescription = 'Ein Kratzer vorn an der Stoßstange, vom Einparken.'

it('a defect found while bids come in gives the bidders the right to leave (rules 8)', async () => {
  const card = await findAd('Summit 640')
  const { auctionId } = auctionOf(card)
  const address = pathTo('product', 'de', { id: card.entityId })
  const { actions } = await loadAuction(await apiOf('schwarz'), auctionId)
  if (!actions.bid.isAllowed) throw new Error('This dealer may not bid')
  const [amountEur] = actions.bid.facts.nextAmountsEur
  await bidAs('schwarz', { auctionId, amountEur })
  const dealer = await visit(browser, { as: 'schwarz' })
  await open(dealer.page, address)
  const box = boxOf(dealer.page)
  await box.getByText('Sie führen.').waitFor()

  const owner = await visit(browser, { as: 'nordlicht' })
  await open(owner.page, address)
  await report(owner.page)
  const operator = await visit(browser, { as: 'betrieb', host: 'console' })
  await operator.page.goto(`/auctions/${auctionId}`)
  await operator.page.getByText(description).waitFor()
  await operator.page.getByRole('button', { name: 'Wesentlich' }).click()
  await operator.page
    .getByRole('alertdialog', { name: 'Mangel als wesentlich bestätigen?' })
    .getByRole('button', { name: 'Wesentlich' })
    .click()
  await operator.page.getByText('Das Urteil ist gespeichert.').waitFor()

  await box.getByText('Neuer Mangel am Fahrzeug').waitFor()
  await dealer.page.getByText(description).waitFor()
  await addMinorDefect(card.entityId)
  await open(dealer.page, address)
  // The later one takes nobody out of the auction: the link leads to the one that does.
  const href = await box.getByRole('link', { name: 'Mangel ansehen' }).getAttribute('href')
  await dealer.page
    .locator(href ?? '')
    .getByText(description)
    .waitFor()
  await dealer.page.getByText(minorDescription).waitFor()
  await box.getByRole('button', { name: 'Aussteigen' }).click()
  const question = dealer.page.getByRole('alertdialog', { name: 'Aus der Auktion aussteigen?' })
  await dealer.page.evaluate(() =>
    addEventListener('click', ({ detail }) => detail > 1 && document.body.classList.add('through')),
  )
  await question.getByRole('button', { name: 'Aussteigen' }).dblclick()
  await dealer.page.getByText('Ihre Gebote sind zurückgenommen.').waitFor()
  await box.getByText('Sie führen.').waitFor({ state: 'detached' })
  // The dialog is gone by the second click of the two: nothing that lay under it was pressed.
  expect(await dealer.page.locator('body.through').count()).toBe(0)
  const { history } = await loadAuction(await apiOf('schwarz'), auctionId)
  expect(history?.filter(({ isOwn }) => isOwn)).toEqual([])
  for (const { complaints, context } of [dealer, owner, operator]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})

async function addMinorDefect(entityId: number): Promise<void> {
  const { defects: owners } = await apiOf('nordlicht')
  const defect = { area: 'front', kinds: ['scratch'], severity: 'cosmetic' }
  const reported = await owners.report({
    params: { entityId },
    body: { ...defect, description: minorDescription },
  })
  const { defects: operators } = await apiOf('betrieb')
  const defectId = Math.max(...reported.defects.map((each) => each.defectId))
  await operators.judge({ params: { defectId, verdict: 'minor' }, body: { reason: '' } })
}

/** Half of it is typed before the window is closed and the page read anew; nothing of it is lost. */
async function report(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: 'Mangel nachtragen' })
  const dialog = page.getByRole('dialog', { name: 'Mangel nachtragen' })
  const [area, severity] = [dialog.locator('select').first(), dialog.locator('select').last()]
  await add.click()
  await area.selectOption('roof')
  await dialog.getByRole('checkbox').first().check()
  const text = dialog.getByRole('textbox')
  await text.fill(description)
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await open(page, page.url())
  await add.click()
  await severity.selectOption({ index: 1 })
  expect(await text.inputValue()).toBe(description)
  await dialog.getByRole('button', { name: 'Mangel melden' }).dblclick()
  await dialog.waitFor({ state: 'detached' })
  await boxOf(page).getByText('Wird geprüft.').waitFor()
  expect(await boxOf(page).getByText('Wird geprüft.').count()).toBe(1)
}
