import type { Browser, Page } from 'playwright-core'
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
  const file = page.getByRole('dialog').locator('input[type=file]')
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
  const isTaken = dialog.getByRole('button', { name: 'Weiter zum Formular' })
  const yes = dialog.getByRole('button', { name: /^Ja, / })
  await expect.poll(() => yes.count(), { timeout: 200_000 }).toBe(1)
  while ((await isTaken.count()) === 0) {
    const progress = await dialog.getByText(/^\d+ von \d+$/).textContent()
    await yes.click()
    await expect
      .poll(async () => (await isTaken.count()) > 0 || (await dialog.textContent()))
      .not.toContain(`Stimmt das so?${progress}`)
  }
  await isTaken.click()

  const power = page.locator('#field-power_kw input').first()
  await expect.poll(() => power.inputValue()).toBe(facts['P.2'])
  const firstRegistration = page.locator('#field-first_registration_year input')
  const shown = async () =>
    Promise.all((await firstRegistration.all()).map((input) => input.inputValue()))
  await expect.poll(shown).toContain(facts.B?.slice(-4))
  await page.waitForURL(/\/\d+\?screen=all$/)
  await page.reload()
  await expect.poll(() => power.inputValue()).toBe(facts['P.2'])
  const everything = sent.join('\n')
  expect(everything).not.toContain(facts.name)
  expect(Math.max(...sent.map(({ length }) => length))).toBeLessThan(bytesOfAnswers)
  expect(complaints).toEqual([])
  await context.close()
})

test('a file that is no picture, and a picture of something else, are said so', async () => {
  const { page, context } = await visit(browser)
  await open(page, pathTo('adEdit', 'de', { kind: 'motorhome', step: 'profile' }, whole))
  await choosePhoto(page, 'paper.jpg', Buffer.from('no picture at all'))
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.textContent()).toContain('Dieses Bild lässt sich nicht öffnen')
  const holiday = await page.screenshot({ type: 'jpeg' })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: holiday })
  await expect
    .poll(() => dialog.textContent(), { timeout: 200_000 })
    .toContain('Auf dem Foto war nichts')
  await context.close()
})
