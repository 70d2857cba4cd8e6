import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { drawPicture, makePdf } from '../support/ad-form.ts'
import { launchBrowser } from '../support/browser.ts'
import { verifyEmail } from '../support/mailbox.ts'
import { comeAlive, open, visit } from '../support/visit.ts'

/** A whole ad on a phone, one block of questions at a time, as a thumb would go through it. */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const email = `screens-${crypto.randomUUID().slice(0, 8)}@gmx.de`
const password = 'Verkauf2026'

/** What a hand does, counted. */
class Hand {
  taps = 0
  typed = 0
  screens: string[] = []
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async tap(role: 'button' | 'option' | 'link', name: string | RegExp): Promise<void> {
    this.taps += 1
    await this.page
      .getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
      .click()
  }

  /** On the label: the input itself lies invisible below it. */
  async choose(code: string, option: string): Promise<void> {
    this.taps += 1
    await this.page.locator(`#field-${code} label:has(input[value="${option}"])`).click()
  }

  async fill(selector: string, text: string, isFocused = false): Promise<void> {
    this.taps += isFocused ? 0 : 1
    this.typed += text.length
    const input = this.page.locator(selector).first()
    if (!isFocused) await input.click()
    await expect.poll(() => input.evaluate((each) => each === document.activeElement)).toBe(true)
    await this.page.keyboard.type(text)
  }

  async month(code: string, month: string, year: string): Promise<void> {
    this.taps += 2
    await this.page.locator(`#field-${code} select`).selectOption(month)
    await this.fill(`#field-${code} input[inputmode=numeric]`, year)
  }

  /** Opens the list of files and takes one. */
  async file(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    this.taps += 2
    await this.page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  }

  goOn(): Promise<void> {
    return this.tap('button', 'Weiter')
  }
}

type Answer = (hand: Hand) => Promise<void>

/** What is done on each screen; where nothing stands at the end, the screen goes on by itself. */
const answers: Readonly<Record<string, Answer>> = {
  certificate: (hand) => hand.tap('button', 'Weiter ohne Foto'),
  make: async (hand) => {
    await hand.fill('#field-make input', 'knaus')
    await hand.tap('option', 'Knaus')
    await hand.fill('#field-model input', 'Sky Step 650')
    await hand.goOn()
  },
  'body-type': (hand) => hand.choose('body_type', 'semi_integrated'),
  registration: async (hand) => {
    await hand.month('first_registration_year', '05', '2019')
    await hand.choose('registration_country', 'DE')
    await hand.goOn()
  },
  mileage: async (hand) => {
    await hand.fill('#field-mileage input', '84000', true)
    await hand.goOn()
  },
  chassis: (hand) => hand.choose('chassis_make', 'fiat'),
  engine: async (hand) => {
    await hand.choose('fuel', 'diesel')
    await hand.choose('gearbox', 'manual')
    await hand.goOn()
  },
  power: async (hand) => {
    await hand.fill('#field-power_kw input', '103')
    await hand.choose('emission_class', 'euro6')
    await hand.goOn()
  },
  measures: async (hand) => {
    await hand.fill('#field-length input', '6,99')
    await hand.fill('#field-width input', '2,32')
    await hand.fill('#field-height input', '2,78')
    await hand.fill('#field-licensed_weight input', '3500')
    await hand.choose('axles', '2')
    await hand.goOn()
  },
  beds: async (hand) => {
    await hand.choose('beds', '2')
    await hand.choose('bed_types', 'single_beds')
    await hand.choose('seats_with_belt', '4')
    await hand.goOn()
  },
  bathroom: async (hand) => {
    await hand.choose('bathroom_type', 'separate_shower')
    await hand.choose('toilet', 'cassette')
    await hand.goOn()
  },
  garage: (hand) => hand.choose('rear_garage', 'large_two_doors'),
  colour: (hand) => hand.choose('exterior_color', 'white'),
  history: async (hand) => {
    await hand.choose('previous_owners', '1')
    await hand.choose('usage_type', 'private')
    await hand.choose('keys_car', '2')
    await hand.choose('registration_document', 'complete')
    await hand.choose('financed', 'no')
    await hand.goOn()
  },
  use: async (hand) => {
    await hand.choose('smokers_car', 'no')
    await hand.choose('pets_in_vehicle', 'no')
    await hand.goOn()
  },
  'more-information': (hand) => hand.goOn(),
  heating: async (hand) => {
    await hand.choose('heating_type', 'gas_blown_air')
    await hand.choose('air_condition_cab', 'manual')
    await hand.goOn()
  },
  kitchen: async (hand) => {
    await hand.choose('fridge_type', 'absorber')
    await hand.fill('#field-fresh_water input', '110')
    await hand.goOn()
  },
  outside: async (hand) => {
    await hand.choose('awning', 'none')
    await hand.choose('tow_bar', 'none')
    await hand.goOn()
  },
  'more-equipment': (hand) => hand.goOn(),
  description: (hand) => hand.goOn(),
  condition: async (hand) => {
    for (const code of ['damaged', 'water_damaged', 'hail_damaged', 'floor_soft']) {
      await hand.choose(code, 'no')
    }
    await hand.choose('roadworthy', 'yes')
    await hand.choose('warning_lights', 'none')
    await hand.goOn()
  },
  inspection: async (hand) => {
    await hand.choose('hu_expired', 'no')
    await hand.month('hu_valid_until', '08', String(new Date().getFullYear() + 1))
    await hand.fill('#field-tyres_year input', '2023')
    await hand.goOn()
    // Answers that are often given in haste are asked once more (spec, confirmation flags).
    await hand.tap('button', 'Ja, das stimmt')
  },
  service: async (hand) => {
    await hand.choose('service_and_inspection', 'partly')
    await hand.choose('yearly_leak_test', 'not_applicable')
    await hand.goOn()
  },
  damages: async (hand) => {
    await hand.choose('defects_exists', 'no')
    await hand.tap('button', 'Ja, das stimmt')
  },
  pictures: async (hand) => {
    await hand.file('aussen.jpg', 'image/jpeg', await drawPicture())
    await hand.page.getByRole('img', { name: 'Bild 1' }).waitFor()
    await hand.goOn()
  },
  'sale-mode': (hand) => hand.choose('sale_mode', 'auction'),
  price: async (hand) => {
    await hand.fill('#field-target_price input', '48000', true)
    await hand.goOn()
  },
  availability: async (hand) => {
    await hand.choose('planned_sale_date', 'immediately')
    await hand.choose('availability', 'now')
    await hand.goOn()
  },
  place: async (hand) => {
    await hand.choose('location_country', 'DE')
    await hand.fill('#field-location_zip input', '24103')
    await hand.fill('#field-location_city input', 'Kiel')
    await hand.goOn()
  },
  contact: async (hand) => {
    await hand.fill('input[type=email]', email)
    await hand.fill('input[type=password]', password)
    hand.taps += 2
    await hand.page.getByLabel('Ich stimme den Allgemeinen Geschäftsbedingungen zu.').check()
    await hand.page.getByRole('button', { name: 'Konto anlegen' }).click()
    await hand.page.getByLabel('Vorname').waitFor()
    const person = { name: 'Anna', surname: 'Petersen', phone: '0431 1234567' }
    const address = { street: 'Hafenweg 3', zipCode: '24103', city: 'Kiel' }
    for (const [code, text] of Object.entries({ ...person, ...address })) {
      await hand.fill(`#field-${code} input`, text)
    }
    hand.taps += 2
    await hand.page.locator('#field-country select').selectOption('DE')
    await hand.page.locator('#field-country select').blur()
    await verifyEmail(hand.page, email)
    await hand.goOn()
  },
  document: async (hand) => {
    await hand.file('fahrzeugschein.pdf', 'application/pdf', makePdf())
    await hand.page
      .getByRole('button', { name: /^fahrzeugschein_[a-z]{4}\.pdf löschen$/ })
      .waitFor()
    await hand.goOn()
  },
}

function screenOf(page: Page): string {
  return new URL(page.url()).searchParams.get('screen') ?? ''
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

test('a whole ad on a phone, one block of questions a screen, up to the review', async () => {
  const { page, context, complaints } = await visit(browser, { width: 375 })
  const hand = new Hand(page)
  await open(page, pathTo('sell', 'de'))
  await page.getByRole('link', { name: 'Wohnmobil', exact: true }).first().click()
  hand.taps += 1
  await expect.poll(() => screenOf(page)).toBe('certificate')
  while (screenOf(page) !== 'submit') {
    const here = screenOf(page)
    hand.screens.push(here)
    const answer = answers[here]
    if (!answer) throw new Error(`Nobody answers ${here}`)
    await answer(hand)
    await expect.poll(() => screenOf(page), { message: `going on from ${here}` }).not.toBe(here)
    const next = screenOf(page)
    // Read out from its heading; a field that is alone on its screen takes the keyboard at once.
    if (!['mileage', 'price'].includes(next)) {
      await expect.poll(() => focusedText(page), { message: next }).toMatch(/^Schritt \d von 8: /)
    }
  }
  hand.taps += 2
  await page.getByLabel('Ja, damit bin ich einverstanden.').check()
  await page.getByRole('button', { name: 'Zur Prüfung absenden' }).click()
  await page.getByRole('heading', { name: 'Ihr Inserat ist in Prüfung' }).waitFor()
  process.stdout.write(
    `One ad: ${hand.screens.length + 1} screens, ${hand.taps} taps, ${hand.typed} characters\n`,
  )
  expect(hand.screens).toEqual(Object.keys(answers))
  expect(complaints).toEqual([])
  await context.close()
})

test('back is one screen, a reload shows the same one, and answers stay (spec 2)', async () => {
  const { page, context, complaints } = await visit(browser, { width: 375 })
  await open(
    page,
    pathTo('adEdit', 'de', { kind: 'motorhome', step: 'profile' }, { screen: 'body-type' }),
  )
  const hand = new Hand(page)
  await hand.choose('body_type', 'alcove')
  await expect.poll(() => screenOf(page)).toBe('registration')
  // The first answer made the ad: its number stands in the address.
  await page.waitForURL(/\/\d+\?screen=registration$/)
  await page.goBack()
  await expect.poll(() => screenOf(page)).toBe('body-type')
  const alcove = page.locator('#field-body_type input[value="alcove"]')
  await expect.poll(() => alcove.isChecked()).toBe(true)
  await hand.goOn()
  await expect.poll(() => screenOf(page)).toBe('registration')
  await page.reload()
  await comeAlive(page)
  expect(screenOf(page)).toBe('registration')
  await hand.tap('button', 'Zurück')
  await expect.poll(() => screenOf(page)).toBe('body-type')
  expect(await alcove.isChecked()).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test('going on says what is missing, leads to it, and can leave it for later', async () => {
  const { page, context, complaints } = await visit(browser, { width: 375 })
  await open(page, pathTo('adEdit', 'de', { kind: 'trailer', step: 'profile' }, { screen: 'beds' }))
  const hand = new Hand(page)
  await hand.choose('beds', '3')
  await hand.goOn()
  await page.getByText('Hier fehlt noch: Betten').waitFor()
  const isInField = () =>
    page.evaluate(() => document.activeElement?.closest('#field-bed_types') !== null)
  await expect.poll(isInField).toBe(true)
  expect(screenOf(page)).toBe('beds')
  await hand.tap('button', 'Später beantworten')
  await expect.poll(() => screenOf(page)).toBe('bathroom')
  // Everything that is missing stands behind the minutes, each thing with a link to its screen.
  await hand.tap('button', /^noch etwa \d+ Minuten/)
  await page.getByRole('dialog').getByRole('link', { name: 'Betten', exact: true }).click()
  await expect.poll(() => screenOf(page)).toBe('beds')
  await expect.poll(isInField).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test('whole pages are one press away, and the choice holds for the next ad', async () => {
  const { page, context, complaints } = await visit(browser)
  await open(page, pathTo('adEdit', 'de', { kind: 'motorhome', step: 'equipment' }))
  await page.getByRole('link', { name: 'Alle Felder auf einer Seite' }).first().click()
  await page.getByRole('heading', { name: 'Was ist an Bord?' }).waitFor()
  await page.locator('#field-heating_type select').selectOption('none')
  await open(page, pathTo('adEdit', 'de', { kind: 'trailer', step: 'profile' }))
  await expect.poll(() => screenOf(page)).toBe('all')
  await page.getByRole('link', { name: 'Lieber Frage für Frage' }).first().click()
  await expect.poll(() => screenOf(page)).toBe('certificate')
  expect(complaints).toEqual([])
  await context.close()
})
