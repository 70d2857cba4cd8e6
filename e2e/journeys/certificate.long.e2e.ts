import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { inventedVehicle } from '../certificates/invented-vehicle.ts'
import { heldOutLayouts } from '../certificates/layouts.ts'
import { photograph, photoQualities } from '../certificates/photograph.ts'
import { launchBrowser } from '../support/browser.ts'
import { open, visit } from '../support/visit.ts'

/** The photo of a registration certificate fills the ad, read by the real models in the browser. */

/** Everything that is read stands on one page. */
const whole = { screen: 'all' }

/** Answers of an ad are far shorter, a photo far longer. */
const bytesOfAnswers = 10_000

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function choosePhoto(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Mit Foto ausfüllen' }).click()
  const file = page.getByRole('dialog').locator('input[type=file]').first()
  await file.setInputFiles({ name, mimeType: 'image/jpeg', buffer })
}

test('an owner confirms what was read, and nothing else leaves the phone', async () => {
  const { page, context, complaints } = await visit(browser, { width: 375 })
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await open(page, pathTo('adEdit', 'de', { kind: 'motorhome', step: 'profile' }, whole))
  const facts = inventedVehicle('DE', 4711)
  const quality = photoQualities['mild 1,600']
  const photo = await photograph(browser, heldOutLayouts.DE(facts), { quality, seed: 4711 })
  await choosePhoto(page, 'paper.jpg', photo)

  const dialog = page.getByRole('dialog')
  // The paper is to be the ad's document as well, which is another question.
  const isTaken = dialog.getByRole('button', { name: 'Ja, mit Kopie für Händler' })
  const yes = dialog.getByRole('button', { name: /^Ja, (alles stimmt|das steht da)$/ })
  await expect.poll(() => yes.count(), { timeout: 200_000 }).toBe(1)
  while ((await isTaken.count()) === 0) {
    const progress = await dialog.getByText(/^\d+ von \d+$/).textContent()
    await yes.click()
    await expect
      .poll(async () => (await isTaken.count()) > 0 || (await dialog.textContent()))
      .not.toContain(`Stimmt das so?${progress}`)
  }
  const everything = sent.join('\n')
  expect(everything).not.toContain(facts.name)
  expect(Math.max(...sent.map(({ length }) => length))).toBeLessThan(bytesOfAnswers)
  await coverWithoutNet(page)
  await context.setOffline(false)

  const power = page.locator('#field-power_kw input').first()
  await expect.poll(() => power.inputValue()).toBe(facts['P.2'])
  const firstRegistration = page.locator('#field-first_registration_year input')
  const shown = async () =>
    Promise.all((await firstRegistration.all()).map((input) => input.inputValue()))
  await expect.poll(shown).toContain(facts.B?.slice(-4))
  await page.waitForURL(/\/\d+\?screen=all$/)
  const address = page.url()
  await page.close()
  const later = await context.newPage()
  await open(later, address)
  const laterPower = later.locator('#field-power_kw input').first()
  await expect.poll(() => laterPower.inputValue()).toBe(facts['P.2'])
  // Photo and copy lay on the device and go on by themselves.
  const id = /\/(\d+)\?/.exec(address)?.[1] ?? ''
  const counts = () =>
    later.evaluate(async (path) => {
      const answer = await fetch(path)
      const ad = (await answer.json()) as { documents: unknown[]; coveredPages: unknown[] }
      return [ad.documents.length, ad.coveredPages.length]
    }, `/api/public/product/get/${id}`)
  await expect.poll(counts).toEqual([1, 1])
  expect(complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await context.close()
})

/** What the reader recognised is covered beforehand; nothing of it needs a net. */
async function coverWithoutNet(page: Page): Promise<void> {
  const isFetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('picture-editor')),
    )
  await expect.poll(isFetched).toBe(true)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Ja, mit Kopie für Händler' }).click()
  const covering = page.getByRole('dialog', { name: 'Kopie für Händler' })
  const covers = covering.getByRole('button', { name: /^Abdeckung \d+ verschieben$/ })
  // At least the holder, the plate and the number.
  await expect.poll(() => covers.count()).toBeGreaterThanOrEqual(3)
  const count = await covers.count()
  await covering.getByRole('button', { name: 'Abdeckung 1 entfernen' }).click()
  await expect.poll(() => covers.count()).toBe(count - 1)
  await covering.getByRole('button', { name: 'Abdecken', exact: true }).click()
  await covering.getByRole('button', { name: 'Kopie verwenden' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
}

test('a file that is no picture, one of something else, a dark and an upside-down paper, each has its answer', async () => {
  const { page, context } = await visit(browser)
  const step = { kind: 'motorhome', step: 'profile' } as const
  await open(page, pathTo('adEdit', 'de', step, whole))
  await page.locator('details:has(#field-license_plate) > summary').click()
  await page.locator('#field-license_plate input').first().fill('HH-AB 1')
  await choosePhoto(page, 'paper.jpg', Buffer.from('no picture at all'))
  const dialog = page.getByRole('dialog')
  const says = (text: string) =>
    expect.poll(() => dialog.textContent(), { timeout: 200_000 }).toContain(text)
  const choose = (name: string, buffer: Buffer) =>
    dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  await says('Dieses Bild lässt sich nicht öffnen')
  await choose('holiday.jpg', await page.screenshot({ type: 'jpeg' }))
  await says('Auf dem Foto war nichts')
  await says('Gelesen werden Papiere mit den Feldern der EU')
  const quality = photoQualities['mild 1,600']
  const facts = inventedVehicle('DE', 4713)
  const photo = await photograph(browser, heldOutLayouts.DE(facts), { quality, seed: 4713 })
  await page.getByRole('button', { name: 'Neues Foto' }).click()
  await choose('dark.jpg', await sharp(photo).linear(0.012, 0).jpeg().toBuffer())
  await says('Das Foto ist sehr dunkel')
  await page.getByRole('button', { name: 'Neues Foto' }).first().click()
  await choose('upside-down.jpg', await sharp(photo).rotate(180).jpeg().toBuffer())
  // It is read all the same, and is of another vehicle than the ad.
  await says('Ist das dasselbe Fahrzeug?')
  await context.close()
})
