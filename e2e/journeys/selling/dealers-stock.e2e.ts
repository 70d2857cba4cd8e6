import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { launchBrowser } from '../../support/browser.ts'
import { open, visit } from '../../support/visit.ts'

/** A dealer connects their own software and makes an ad of a vehicle of it. */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a wrong login is told; with the right one a vehicle of the stock becomes an ad with its answers', async () => {
  const { page, context, complaints } = await visit(browser, { as: 'camperhuis' })
  await open(page, pathTo('merchantIntegrations', 'de'))
  await page.getByRole('link', { name: 'Einrichten' }).click()
  await page.getByLabel('Benutzer der Schnittstelle').fill('demo')
  await page.getByLabel('Passwort der Schnittstelle').fill('wrong')
  await page.getByRole('button', { name: 'Verbinden' }).click()
  await page.getByText('SYSCARA nimmt den Zugang nicht an').waitFor()
  await page.getByRole('button', { name: 'Zugang ändern' }).click()
  // What was stored is not shown again.
  expect(await page.getByLabel('Passwort der Schnittstelle').inputValue()).toBe('')
  await page.getByLabel('Passwort der Schnittstelle').fill('demo')
  await page.getByRole('button', { name: 'Verbinden' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Carthago c-tourer T 143 LE' })
  await row.getByRole('button', { name: 'Inserat anlegen' }).click()
  await page.getByText('Dieses Fahrzeug kommt aus SYSCARA').waitFor()
  await page.getByRole('button', { name: 'Jetzt prüfen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Gefunden: Carthago c-tourer T 143 LE').waitFor()
  await dialog.getByRole('button', { name: /Angaben übernehmen/ }).click()
  await dialog.getByText('Stimmt das so?').waitFor()
  await open(page, pathTo('merchantSyscara', 'de'))
  await row.getByRole('link', { name: 'Zum Inserat' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
