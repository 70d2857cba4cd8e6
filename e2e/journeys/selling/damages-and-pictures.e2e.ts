import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { drawPicture } from '../../support/ad-form.ts'
import { launchBrowser } from '../../support/browser.ts'
import { open, visit } from '../../support/visit.ts'

/** Damages on the own vehicle, and pictures that are not as they should be. */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a damage by keys alone, at 320 px: region, kind, and the focus back on its pin', async () => {
  const { page, context, complaints } = await visit(browser, { width: 320 })
  const step = { kind: 'motorhome', step: 'defects' } as const
  await open(page, pathTo('adEdit', 'de', step, { screen: 'damages' }))
  const region = page.getByRole('button', { name: 'Fenster, hinten', exact: true })
  const shortSide = async () => {
    const box = await region.boundingBox()
    return Math.min(box?.width ?? 0, box?.height ?? 0)
  }
  // The drawing has no size before the page is laid out.
  await expect.poll(shortSide).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: 'Dach', exact: true }).first().focus()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  while ((await focused()) !== 'Fenster, hinten') await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Fenster, hinten' })
  // Nothing is saved before the first answer.
  expect(await page.locator('#damage-0').count()).toBe(0)
  await sheet.getByLabel('Riss').press('Space')
  await page.locator('#damage-0').waitFor()
  await sheet.getByLabel('Nur optisch').press('Space')
  await page.keyboard.press('Escape')
  await expect.poll(focused).toMatch(/^Mangel 1: Fenster, hinten\./)
  // Moved by its keys onto the wall below, where a window's kinds mean nothing.
  for (let count = 0; count < 10; count += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.locator('#damage-0').textContent())
    .toContain('noch offen, was es ist')
  expect(complaints).toEqual([])
  await context.close()
})

test('a small picture is warned about, a broken one refused, without a camera files are chosen', async () => {
  const { page, context, complaints } = await visit(browser, { width: 375 })
  const step = { kind: 'motorhome', step: 'images' } as const
  await open(page, pathTo('adEdit', 'de', step, { screen: 'pictures' }))
  await page.getByRole('button', { name: 'Foto machen: Küche' }).click()
  const camera = page.getByRole('dialog', { name: 'Kamera: Küche' })
  await camera.getByRole('alert').waitFor()
  const photo = await drawPicture()
  const jpeg = { mimeType: 'image/jpeg' }
  await camera.locator('input[type=file]').setInputFiles({ name: 'a.jpg', ...jpeg, buffer: photo })
  // It goes on by itself.
  await page.getByRole('dialog', { name: 'Kamera: Bett' }).waitFor()
  await page.keyboard.press('Escape')
  const small = await sharp(photo).resize(300, 200).jpeg().toBuffer()
  const broken = Buffer.concat([photo.subarray(0, 200), Buffer.alloc(400, 7)])
  await page.locator('input[type=file]').setInputFiles([
    { name: 'klein.jpg', ...jpeg, buffer: small },
    { name: 'kaputt.jpg', ...jpeg, buffer: broken },
  ])
  await page.getByText('ist sehr klein').waitFor()
  await page.getByText('Dieses Bild lässt sich nicht öffnen.').waitFor()
  await page.getByRole('button', { name: 'So lassen' }).click()
  await expect.poll(() => page.getByText('ist sehr klein').count()).toBe(0)
  // The kitchen stands before the picture that shows nobody knows what.
  await page.getByText('2 Fotos sind da, 9 Ansichten fehlen').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
