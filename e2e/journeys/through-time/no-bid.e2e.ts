import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emailOf } from '#database/seeds/people/demo-people.ts'
import { pathTo } from '#locales/paths.ts'
import { launchBrowser } from '../../support/browser.ts'
import { mailTo } from '../../support/mailbox.ts'
import { auctionOf, findAd, travelTo } from '../../support/market.ts'
import { open, visit } from '../../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('an auction without a bid fails, and its owner is told and decides what follows (rules 2)', async () => {
  const { endsAt } = auctionOf(await findAd('Rapido 656 F'))
  const { page, context, complaints } = await visit(browser, { as: 'huber' })
  await open(page, pathTo('myVehicles', 'de'))
  const mine = page.getByRole('listitem').filter({ hasText: '656 F' })
  await mine.getByText('Noch kein Gebot.').waitFor()

  // The page shows the end without a reload.
  await travelTo(Date.parse(endsAt ?? '') + 1000)
  await mine.getByText('Nicht verkauft', { exact: true }).waitFor()
  await mailTo({ to: emailOf('huber'), subject: /ohne Verkauf beendet: Rapido 656 F/ })
  await mine.getByRole('button', { name: 'Später verkaufen' }).waitFor()

  await mine.getByRole('button', { name: 'Nicht mehr verfügbar' }).click()
  const question = page.getByRole('alertdialog', { name: 'Wirklich nicht mehr verfügbar?' })
  await question.getByRole('button', { name: 'Nicht mehr verfügbar' }).click()
  await page.getByRole('status').getByText('Rapido 656 F ist nicht mehr im Verkauf.').waitFor()
  await mine.getByText('Nicht mehr im Verkauf.').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('a question that another tab overtook offers nothing any more (rules 2)', async () => {
  const { page, context, complaints } = await visit(browser, { as: 'huber' })
  const other = await context.newPage()
  for (const tab of [page, other]) await open(tab, pathTo('myVehicles', 'de'))
  const cardIn = (tab: Page) => tab.getByRole('listitem').filter({ hasText: 'Morelo Palace' })
  const [pause, stop] = [{ name: 'Später verkaufen' }, { name: 'Nicht mehr verfügbar' }]
  await cardIn(other).getByRole('button', stop).click()
  const stale = other.getByRole('alertdialog', { name: 'Wirklich nicht mehr verfügbar?' })
  await stale.getByRole('button', stop).waitFor()
  await cardIn(page).getByRole('button', pause).click()
  await page.getByRole('alertdialog').getByRole('button', pause).click()
  await cardIn(page).getByText('Pausiert', { exact: true }).waitFor()
  await stale.getByText('das ist nicht mehr möglich').waitFor()
  expect(await stale.getByRole('button', stop).count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})
