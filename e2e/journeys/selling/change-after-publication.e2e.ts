import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../../support/api.ts'
import { launchBrowser } from '../../support/browser.ts'
import { findAd } from '../../support/market.ts'
import { open, visit } from '../../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it("an owner's change is in the other browser once it is accepted (rules 8)", async () => {
  const { entityId } = await findAd('Bianco Activ')
  const visitor = await visit(browser)
  await open(visitor.page, pathTo('product', 'de', { id: entityId }))
  await visitor.page.getByText('7,42 m').first().waitFor()

  const owner = await visit(browser, { as: 'hansen' })
  await open(owner.page, pathTo('continueAd', 'de', { id: entityId }))
  await owner.page.getByText('Fahrzeug', { exact: true }).click()
  await owner.page.getByRole('link', { name: /^Achsen, Länge, .* ändern$/ }).click()
  await owner.page.getByRole('textbox', { name: 'Länge' }).fill('7,55')
  await owner.page.getByRole('button', { name: 'Änderung senden' }).click()
  await owner.page.getByRole('button', { name: 'Änderung zurücknehmen: Länge' }).waitFor()
  expect(await visitor.page.getByText('7,55 m').count()).toBe(0)

  const { adChanges } = await apiOf('betrieb')
  const { version, changes } = await adChanges.show({ params: { entityId } })
  const decisions = changes.map(({ changeId }) => ({ changeId, verdict: 'accepted' as const }))
  await adChanges.decide({ params: { entityId }, body: { version, decisions } })
  await visitor.page.getByText('7,55 m').first().waitFor()
  await owner.page.getByText('übernommen', { exact: true }).waitFor()
  for (const { complaints, context } of [visitor, owner]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})
