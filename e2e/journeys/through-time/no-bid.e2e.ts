import type { Browser } from 'playwright-core'
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

  // The page is told of the end by itself.
  await travelTo(Date.parse(endsAt ?? '') + 1000)
  await mine.getByText('Nicht verkauft', { exact: true }).waitFor()
  await mailTo({ to: emailOf('huber'), subject: /ohne Verkauf beendet: Rapido 656 F/ })
  expect(await mine.getByRole('button', { name: 'Später verkaufen' }).isVisible()).toBe(true)

  // In another tab he is still being asked about a pause.
  const other = await context.newPage()
  await open(other, pathTo('myVehicles', 'de'))
  const later = { name: 'Später verkaufen' } as const
  await other.getByRole('listitem').filter({ hasText: '656 F' }).getByRole('button', later).click()
  const stale = other.getByRole('alertdialog', { name: 'Verkauf pausieren?' })
  await stale.getByRole('button', later).waitFor()

  await mine.getByRole('button', { name: 'Nicht mehr verfügbar' }).click()
  const question = page.getByRole('alertdialog', { name: 'Wirklich nicht mehr verfügbar?' })
  await question.getByRole('button', { name: 'Nicht mehr verfügbar' }).click()
  await mine.getByText('Nicht mehr im Verkauf.').waitFor()
  await stale.getByText('das ist nicht mehr möglich').waitFor()
  expect(await stale.getByRole('button', later).count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})
