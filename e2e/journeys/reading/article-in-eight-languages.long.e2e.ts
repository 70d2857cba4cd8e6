import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Locale, localeFacts, locales } from '#locales/locales.ts'
import { pathTo } from '#locales/paths.ts'
import { launchBrowser, originOf } from '../../support/browser.ts'
import { visit } from '../../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const key = 'winter-storage'
const titleIn = (locale: Locale) => `Winter ${locale.toUpperCase()}`
const slugIn = (locale: Locale) => `winter-${locale}`

it('an editor publishes an article in eight languages (docs/decisions/0155)', async () => {
  const { page, context, complaints } = await visit(browser, { as: 'betrieb', host: 'console' })
  await page.goto('/content?kind=guide_article')
  await page.getByLabel('Schlüssel').fill(key)
  await page.getByRole('button', { name: 'Neu anlegen' }).click()
  await page.waitForURL(`**/content/guide_article/${key}`)
  for (const locale of locales) await write(page, locale)

  // One language alone would leave seven with the German text; they go out together.
  await page
    .getByRole('button', { name: `Alle ${locales.length} Entwürfe veröffentlichen` })
    .click()
  await page.getByRole('cell', { name: 'Zu sehen', exact: true }).waitFor()

  const reader = await visit(browser)
  for (const locale of locales) {
    const path = pathTo('sellGuideArticle', locale, { slug: slugIn(locale) })
    await reader.page.goto(originOf(locale) + path)
    await reader.page.getByRole('heading', { level: 1, name: titleIn(locale) }).waitFor()
    await reader.page.getByText(`Text ${locale}`, { exact: true }).waitFor()
    const alternates = reader.page.locator('link[rel="alternate"][hreflang]')
    // And the one for everybody else.
    expect(await alternates.count()).toBe(locales.length + 1)
    for (const other of locales) {
      const address = originOf(other) + pathTo('sellGuideArticle', other, { slug: slugIn(other) })
      const link = reader.page.locator(`link[hreflang="${localeFacts[other].tag}"]`)
      expect(await link.getAttribute('href')).toBe(address)
    }
  }
  expect([...complaints, ...reader.complaints]).toEqual([])
  await context.close()
  await reader.context.close()
})

async function write(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${locale.toUpperCase()}\\b`) }).click()
  await page.waitForURL(`**/content/guide_article/${key}?language=${locale}`)
  const fields: readonly (readonly [string, string])[] = [
    ['Titel', titleIn(locale)],
    ['Name in der Adresse', slugIn(locale)],
    ['Zusammenfassung', `Summary ${locale}`],
    ['Autor (Schlüssel)', 'editorial'],
    ['Gilt ab (JJJJ-MM-TT)', '2026-11-20'],
    ['Text', `Text ${locale}`],
  ]
  for (const [label, text] of fields) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Entwurf speichern' }).click()
  await page.getByRole('cell', { name: 'Entwurf', exact: true }).waitFor()
}
