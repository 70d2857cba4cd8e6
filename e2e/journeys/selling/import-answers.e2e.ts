import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { launchBrowser } from '../../support/browser.ts'
import { open, visit } from '../../support/visit.ts'

/** Answers from outside, on a phone: a Dutch plate, and an own ad of another portal. */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const begin = { kind: 'motorhome', step: 'profile' } as const

test('a plate that nobody knows leads on by hand; a known one fills the ad, marked until it is confirmed', async () => {
  const { page, context, complaints } = await visit(browser, { width: 375 })
  await open(page, pathTo('adEdit', 'de', begin, { screen: 'certificate' }))
  const way = page.locator('section').filter({ hasText: 'Niederländisches Kennzeichen' })
  await way.getByRole('button', { name: 'Daten holen' }).click()
  const dialog = page.getByRole('dialog')
  const press = (name: string | RegExp) => dialog.getByRole('button', { name }).click()
  await press('Ich kenne mein Kennzeichen nicht')
  await dialog.getByText('kentekencard').waitFor()
  await press('Kennzeichen eingeben')
  await dialog.getByLabel('Kennzeichen').fill('zz-999-z')
  await press('Daten holen')
  await dialog.getByText('Das Register kennt dieses Kennzeichen nicht').waitFor()
  await dialog.getByRole('button', { name: 'Selbst ausfüllen' }).waitFor()

  await press('Noch einmal versuchen')
  await dialog.getByLabel('Kennzeichen').fill('xx 123 z')
  await press('Daten holen')
  await dialog.getByText('Gefunden: HYMER B 578').waitFor()
  await press(/Angaben übernehmen/)
  // One of the first page is wrong: it is emptied and asked in the form. The rest waits for later.
  const make = dialog.getByRole('listitem').filter({ hasText: 'Modell' })
  await make.getByRole('button', { name: /Stimmt nicht$/ }).click()
  await press(/Die anderen \d+ übernehmen/)
  await dialog.getByText('2 von 3').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText(/übernommene Angaben sind noch zu prüfen/).waitFor()

  await page.goto(
    pathTo('adEdit', 'de', { ...begin, id: adIdOf(page.url()) }, { screen: 'colour' }),
  )
  const colour = page.locator('#field-exterior_color')
  await colour.getByText('Aus dem niederländischen Register. Stimmt das?').waitFor()
  await colour.getByRole('button', { name: 'Stimmt', exact: true }).click()
  await expect.poll(() => colour.getByText('Register').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('an own ad of another portal comes with its answers and pictures; another site is refused', async () => {
  const { page, context, complaints } = await visit(browser, { width: 375 })
  await open(page, pathTo('adEdit', 'de', begin, { screen: 'certificate' }))
  await page.getByRole('button', { name: 'Inserat holen' }).click()
  const dialog = page.getByRole('dialog')
  const press = (name: string | RegExp) => dialog.getByRole('button', { name }).click()
  const link = dialog.getByLabel('Link oder Nummer des Inserats')
  await link.fill('https://evil.example/400000001')
  await press('Daten holen')
  await dialog.getByText(/kein Link zu einem Inserat/).waitFor()
  await link.fill('https://suchen.mobile.de/fahrzeuge/details.html?id=400000001')
  await dialog.getByText(/Das ist mein eigenes Inserat/).click()
  await press('Daten holen')
  await dialog.getByText('Gefunden: HYMER-ERIBA T 678 CL Solar').waitFor()
  await press(/Angaben übernehmen/)
  await dialog.getByText('Stimmt das so?').waitFor()
  await page.keyboard.press('Escape')
  await page.goto(
    pathTo(
      'adEdit',
      'de',
      { kind: 'motorhome', step: 'images', id: adIdOf(page.url()) },
      { screen: 'pictures' },
    ),
  )
  await page.getByRole('button', { name: /^Titelbild: / }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

function adIdOf(address: string): string {
  return /\/(\d+)(?:[/?#]|$)/.exec(new URL(address).pathname)?.[1] ?? ''
}
