import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { addAdsOfModel } from '#database/testing/add-ads-of-model.ts'
import { pathTo } from '#locales/paths.ts'
import { germanSheet } from '../../certificates/german-layouts.ts'
import { inventedVehicle } from '../../certificates/invented-vehicle.ts'
import { photograph, photoQualities } from '../../certificates/photograph.ts'
import { type Answer, answersByHand } from '../../support/answers-by-hand.ts'
import { launchBrowser } from '../../support/browser.ts'
import { Hand, screenOf } from '../../support/hand.ts'
import { open, visit } from '../../support/visit.ts'
import { walkThroughAd } from '../../support/walk-through-ad.ts'

/** A whole ad on a phone from the photo of the registration certificate, read by the real models: what a hand has to do, counted. */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const readingMs = 200_000

/** The most that an ad by photo may ask of its owner, beside one tap for each flagged answer. */
const limit = { taps: 65, typed: 120 }

/** It names the maker of the body, as those of finished motorhomes do. */
const certificate = {
  B: '17.05.2019',
  'D.1': 'KNAUS',
  'P.3': 'DIESEL',
  'V.9': 'EURO 6',
}

/** What most owners of the model say of how it was built. */
const built = {
  gearbox: 'manual',
  axles: '2',
  beds: '2',
  bed_types: ['single_beds'],
  bathroom_type: 'separate_shower',
  toilet: 'cassette',
  rear_garage: 'large_two_doors',
  heating_type: 'gas_blown_air',
  air_condition_cab: 'manual',
  fridge_type: 'absorber',
  fresh_water: 110,
  awning: 'none',
  tow_bar: 'none',
}

/** It is photographed, what was read is confirmed, and the photo becomes the official document. */
async function photographCertificate(hand: Hand, photo: Buffer): Promise<void> {
  const { page } = hand
  await hand.tap('button', 'Mit Foto ausfüllen')
  await hand.file('fahrzeugschein.jpg', 'image/jpeg', photo)
  const dialog = page.getByRole('dialog')
  const yes = dialog.getByRole('button', { name: /^Ja, (alles stimmt|das steht da)$/ })
  const offer = dialog.getByRole('button', { name: 'Ja, ohne Kopie' })
  await expect.poll(() => yes.count(), { timeout: readingMs }).toBe(1)
  while ((await offer.count()) === 0) {
    const before = await dialog.getByText(/^\d+ von \d+$/).textContent()
    hand.taps += 1
    await yes.click()
    await expect
      .poll(async () => (await offer.count()) > 0 || (await dialog.textContent()))
      .not.toContain(`Stimmt das so?${before}`)
  }
  hand.taps += 1
  await offer.click()
}

/** Chosen only where it is still open; the last one of such a screen goes on by itself. */
async function chooseOpen(hand: Hand, choices: Readonly<Record<string, string>>): Promise<void> {
  const { page } = hand
  const unanswered: string[] = []
  // A screen has its name before its questions are drawn.
  await page.locator(`#field-${Object.keys(choices)[0]}`).waitFor()
  for (const code of Object.keys(choices)) {
    const field = page.locator(`#field-${code}`)
    if ((await field.count()) > 0 && (await field.locator('input:checked').count()) === 0) {
      unanswered.push(code)
    }
  }
  for (const code of unanswered) await hand.choose(code, choices[code] ?? '')
  if (unanswered.length !== 1) await hand.goOn()
}

/** Only what the paper, or most ads of the model, have not answered yet. */
const answers: Readonly<Record<string, Answer>> = {
  ...answersByHand,
  registration: (hand) => chooseOpen(hand, { registration_country: 'DE' }),
  measures: (hand) => chooseOpen(hand, { axles: '2' }),
  beds: (hand) =>
    chooseOpen(hand, {
      beds: '2',
      bed_types: 'single_beds',
      seats_with_belt: '4',
      bathroom_type: 'separate_shower',
      toilet: 'cassette',
    }),
  make: async (hand) => {
    const make = hand.page.locator('#field-make input').first()
    if ((await make.inputValue()) === '') {
      await hand.fill('#field-make input', 'knaus')
      await hand.tap('option', 'Knaus')
    }
    const name = hand.page.locator('#field-model input')
    if ((await name.inputValue()) === '') await hand.fill('#field-model input', 'Sky Wave 650')
    await hand.goOn()
  },
}

/** What most ads of a model say comes in place of the first screen that it answers. */
function answersFor(ad: {
  isKnown: boolean
  pictures: number
  photo: Buffer
}): Readonly<Record<string, Answer>> {
  return {
    ...answers,
    ...(ad.isKnown && {
      gearbox: (hand: Hand) => hand.tap('button', /^\d+ Antworten übernehmen$/),
      outside: (hand: Hand) => hand.goOn(),
    }),
    certificate: (hand: Hand) => photographCertificate(hand, ad.photo),
    pictures: (hand: Hand) => hand.takePictures(ad.pictures),
  }
}

it.each([
  ['with the one picture that is needed, of a model that few have described', false, 1],
  ['with ten pictures, of a model that many have described', true, 10],
])('an ad from a photo of its paper, %s, up to the review', async (_title, isKnown, pictures) => {
  const name = isKnown ? 'SKY TI 650' : 'SKY WAVE 650'
  if (isKnown) await addAdsOfModel(inject('dataDir'), { make: 'knaus', model: name, ...built })
  const { page, context, complaints } = await visit(browser, { width: 375 })
  const hand = new Hand(page)
  const facts = { ...inventedVehicle('DE', 4713), ...certificate, 'D.3': name }
  const quality = photoQualities['mild 3,000']
  const photo = await photograph(browser, germanSheet(facts), { quality, seed: 4713 })
  await open(page, pathTo('sell', 'de'))
  await page.getByRole('link', { name: 'Wohnmobil', exact: true }).first().click()
  hand.taps += 1
  await expect.poll(() => screenOf(page)).toBe('certificate')
  const taps: string[] = []
  let before = hand.taps
  const own = answersFor({ isKnown, pictures, photo })
  await walkThroughAd(
    hand,
    (screen) => own[screen],
    (screen) => {
      taps.push(`${screen} ${hand.taps - before}`)
      before = hand.taps
    },
  )
  hand.taps += 1
  await page.getByRole('button', { name: 'Zur Prüfung absenden' }).click()
  await page.getByRole('heading', { name: 'Ihr Inserat ist in Prüfung' }).waitFor()
  process.stdout.write(
    `By photo, ${pictures} pictures: ${hand.screens.length + 1} screens, ${hand.taps} taps, of them ${hand.confirmed} ` +
      `for flagged answers, ${hand.typed} characters (${taps.join(', ')})\n`,
  )
  expect(hand.taps - hand.confirmed).toBeLessThan(limit.taps)
  expect(hand.typed).toBeLessThan(limit.typed)
  expect(complaints).toEqual([])
  await context.close()
})
