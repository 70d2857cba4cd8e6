import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../support/api.ts'
import { launchBrowser } from '../support/browser.ts'
import { open, visit } from '../support/visit.ts'

/** An owner resumes a paused ad: it is edited again and reviewed like a new ad (rules 2). */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('resuming leads to the ad itself, with what is left to do (rules 2)', async () => {
  const owner = await apiOf('nordlicht')
  const { page, context, complaints } = await visit(browser, { as: 'nordlicht', width: 375 })

  await open(page, pathTo('myVehicles', 'de'))
  const card = page.locator('[id^="ad-"]').filter({ hasText: 'Concorde Charisma 860 LI' })
  await card.getByText('Pausiert', { exact: true }).waitFor()
  const entityId = Number((await card.getAttribute('id'))?.slice('ad-'.length))
  await card.getByRole('button', { name: 'Weitermachen' }).click()

  await page.getByRole('heading', { name: 'Passt alles?' }).waitFor()
  await page.getByText('Concorde Charisma 860 LI').first().waitFor()
  const { auction } = await owner.listing.getOwn({ params: { entityId }, query: {} })
  expect(auction).toMatchObject({ status: 'editing', round: 2 })
  expect(complaints).toEqual([])
  await context.close()
})
