import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
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

/** What two of them say of the same picture, each in its own words. */
const pictureIn: Partial<Record<Locale, string>> = {
  de: 'Ein Wohnmobil in der [warmen] Halle',
  pl: 'Kamper w ciepłej hali',
}

it('an editor publishes an article in eight languages, in two of them with a picture (docs/decisions/0155)', async () => {
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
    await expectPicture(reader.page, locale)
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
    ['Gilt ab', '20.11.2026'],
    ['Text', `Text ${locale}`],
  ]
  for (const [label, text] of fields) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('Autor', { exact: true }).selectOption('editorial')
  const alt = pictureIn[locale]
  if (alt !== undefined) await insertPicture(page, locale, alt)
  await page.getByRole('button', { name: 'Entwurf speichern' }).click()
  await page.getByRole('cell', { name: 'Entwurf', exact: true }).waitFor()
}

/** In German it is sent from the device, in the other language taken from what is there. */
async function insertPicture(page: Page, locale: Locale, alt: string): Promise<void> {
  if (locale === 'de') {
    const create = { width: 800, height: 600, channels: 3 as const, background: '#467' }
    const buffer = await sharp({ create }).png().toBuffer()
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'halle.png', mimeType: 'image/png', buffer })
  } else {
    await page.getByRole('button', { name: 'Vorhandene Bilder' }).click()
    await page.getByRole('button', { name: 'Nehmen: halle.png' }).click()
  }
  // Without words for it nothing is inserted.
  const insert = page.getByRole('button', { name: 'Einfügen', exact: true, disabled: false })
  await insert.click()
  await page.getByText('Bitte schreiben Sie, was zu sehen ist.').waitFor()
  await page.getByLabel(`Alternativtext (${locale.toUpperCase()})`).fill(alt)
  await insert.click()
  await page.getByRole('region', { name: 'Vorschau' }).getByRole('img', { name: alt }).waitFor()
}

/** There, whole, in the narrowest of its files that is wide enough, and in a place that was kept for it. */
async function expectPicture(page: Page, locale: Locale): Promise<void> {
  const pictures = page.locator('article img[src^="/pictures/"]')
  const alt = pictureIn[locale]
  expect(await pictures.count()).toBe(alt === undefined ? 0 : 1)
  if (alt === undefined) return
  const shown = await page
    .getByRole('img', { name: alt })
    .evaluate(async (picture: HTMLImageElement) => {
      await picture.decode()
      const { width, height } = picture.getBoundingClientRect()
      return { file: picture.currentSrc.split('/').at(-1), shape: (width / height).toFixed(2) }
    })
  expect(shown).toEqual({ file: '800.avif', shape: '1.33' })
  const preview = page.locator('meta[property="og:image"]')
  expect(await preview.getAttribute('content')).toMatch(/\/pictures\/[0-9a-f]{32}\/800\.jpeg$/)
}
