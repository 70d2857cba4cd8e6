import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerTheRest, continueTo, drawPicture, fillIn, fillInMonth, makePdf } from './ad-form.ts'
import { mailedCode } from './mailbox.ts'
import { comeAlive } from './visit.ts'

/** The steps of one motorhome's ad, with what a seller would answer. */

export async function fillProfile(page: Page, model: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Marke' }).fill('knaus')
  await page.getByRole('option', { name: 'Knaus' }).click()
  await page.getByLabel('Modell', { exact: true }).fill(model)
  await page.getByLabel('Teilintegriert').check({ force: true })
  await page.waitForURL(/\/profil\/\d+\?screen=all$/)
  // What is typed survives a reload, without an account too.
  await page
    .getByText(/^(Alles gespeichert|Gespeichert vor)/)
    .first()
    .waitFor()
  await page.reload()
  await comeAlive(page)
  await expect.poll(() => page.getByLabel('Modell', { exact: true }).inputValue()).toBe(model)
  await fillInMonth(page, 'first_registration_year', '2019-05')
  await fillIn(page, {
    choose: [
      ['chassis_make', 'fiat'],
      ['registration_country', 'DE'],
      ['previous_owners', '1'],
      ['usage_type', 'private'],
      ['fuel', 'diesel'],
      ['emission_class', 'euro6'],
    ],
    pick: [
      ['gearbox', 'manual'],
      ['axles', '2'],
    ],
    type: [
      ['length', '6990'],
      ['width', '2320'],
      ['height', '2780'],
      ['licensed_weight', '3500'],
      ['mileage', '840'],
    ],
  })
  // 840 km in seven years is doubted, and the likely figure is taken with one click.
  await page.getByRole('button', { name: /84\.000 km übernehmen/ }).click()
  await page.getByLabel('oder Pferdestärken').fill('140')
  await page.getByLabel('oder Pferdestärken').press('Tab')
  await answerTheRest(page)
  await continueTo(page, 'Ausstattung')
}

export async function fillEquipment(page: Page): Promise<void> {
  await answerTheRest(page)
  await continueTo(page, 'Mängel')
}

export async function fillCondition(page: Page): Promise<void> {
  const sound = ['defects_exists', 'damaged', 'water_damaged', 'hail_damaged', 'floor_soft']
  await fillIn(page, {
    choose: [['yearly_leak_test', 'not_applicable']],
    pick: [
      ...sound.map((code) => [code, 'no'] as const),
      ['roadworthy', 'yes'],
      ['hu_expired', 'no'],
    ],
    type: [['tyres_year', '2023']],
  })
  await fillInMonth(page, 'hu_valid_until', `${new Date().getFullYear() + 1}-08`)
  await answerTheRest(page)
  await continueTo(page, 'Bilder')
}

/** A picture, and a file that is none and is refused in a sentence. */
export async function showPictures(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles([
    { name: 'aussen.jpg', mimeType: 'image/jpeg', buffer: await drawPicture() },
    { name: 'notizen.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
  ])
  await page.getByText('Das ist kein Bild. Verwenden Sie JPG, PNG oder HEIC.').waitFor()
  await page.getByRole('button', { name: /^Titelbild: / }).click()
  await page.getByLabel('Was zeigt es?').selectOption('exterior_front')
  await page.keyboard.press('Escape')
  await continueTo(page, 'Auktion')
}

export async function setPrice(page: Page, targetPriceEur: number): Promise<void> {
  await page.getByLabel('Auktion', { exact: false }).first().check({ force: true })
  await fillIn(page, { type: [['location_zip', '2410']], choose: [['location_country', 'DE']] })
  await page.getByText('Die Postleitzahl hat 5 Ziffern.').waitFor()
  await fillIn(page, {
    choose: [['planned_sale_date', 'immediately']],
    pick: [['availability', 'now']],
    type: [
      ['target_price', String(targetPriceEur)],
      ['location_zip', '24103'],
      ['location_city', 'Kiel'],
    ],
  })
  await continueTo(page, 'Persönliches')
}

/** By a code that is mailed; the page stays the same. */
export async function enterByCode(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').first().fill(email)
  await page.getByRole('button', { name: 'Code schicken' }).click()
  await page.getByLabel('Code mit sechs Ziffern').fill(await mailedCode(email))
}

export async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('Vorname').waitFor()
  await fillIn(page, {
    type: [
      ['name', 'Anna'],
      ['surname', 'Petersen'],
      ['phone', '0431 1234567'],
      ['street', 'Hafenweg 3'],
    ],
  })
  // Where the vehicle stands is not asked again.
  await page.getByText('24103 Kiel, Deutschland').waitFor()
}

export async function showRegistrationDocument(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      ...{ name: 'fahrzeugschein.pdf', mimeType: 'application/pdf', buffer: makePdf() },
    })
  await page.getByRole('button', { name: /^fahrzeugschein_[a-z]{4}\.pdf löschen$/ }).waitFor()
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zur Prüfung absenden' }).click()
  const isDone = page.getByRole('heading', { name: 'Ihr Inserat ist in Prüfung' })
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Ja, das stimmt' })
  await isDone.or(yes).first().waitFor()
  while (await yes.isVisible()) {
    await yes.click()
    await isDone.or(yes).first().waitFor()
  }
}
