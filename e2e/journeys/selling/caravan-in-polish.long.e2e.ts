import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { textsOf } from '#locales/texts.ts'
import { makePdf } from '../../support/ad-form.ts'
import { type Answer, answersByHand } from '../../support/answers-by-hand.ts'
import { launchBrowser } from '../../support/browser.ts'
import { enterByCode, Hand, introduce } from '../../support/hand.ts'
import { open, visit } from '../../support/visit.ts'
import { walkThroughAd } from '../../support/walk-through-ad.ts'

/** A caravan's whole ad by hand, on a phone in Polish: what the screens of a motorhome do not show. */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const trailerAnswers: Readonly<Record<string, Answer>> = {
  ...answersByHand,
  make: async (hand) => {
    await hand.fill('#field-trailer_make input', 'hobb')
    await hand.tap('option', 'Hobby')
    await hand.fill('#field-model input', 'De Luxe 440', true)
    await hand.goOnByKey()
  },
  'body-type': (hand) => hand.choose('trailer_body_type', 'caravan'),
  registration: async (hand) => {
    await hand.fill('#field-first_registration_year input[inputmode=numeric]', '0416')
    await hand.choose('registration_country', 'PL')
    await hand.goOn()
  },
  measures: async (hand) => {
    await hand.choose('axles', '1')
    await hand.fill('#field-length input', '6,1')
    await hand.nextTo('width', '2,3')
    await hand.nextTo('height', '2,6')
    await hand.nextTo('licensed_weight', '1300')
    await hand.goOn()
  },
  beds: async (hand) => {
    await hand.choose('beds', '4')
    await hand.choose('bed_types', 'dinette')
    await hand.choose('bathroom_type', 'wet_room')
    await hand.choose('toilet', 'cassette')
    await hand.goOn()
  },
  history: async (hand) => {
    await hand.choose('previous_owners', '1')
    await hand.choose('usage_type', 'private')
    await hand.choose('keys_car', '2')
    await hand.choose('registration_document', 'complete')
    await hand.choose('trailer_smokers_car', 'no')
    await hand.choose('pets_in_vehicle', 'no')
    await hand.goOn()
  },
  heating: async (hand) => {
    await hand.choose('heating_type', 'gas_blown_air')
    await hand.choose('fridge_type', 'absorber')
    await hand.fill('#field-fresh_water input', '25')
    await hand.goOn()
  },
  coupling: async (hand) => {
    await hand.choose('mover', 'none')
    await hand.choose('anti_fling_coupling', 'yes')
    await hand.goOn()
  },
  outside: (hand) => chooseAndGoOn(hand, { awning: 'none' }),
  condition: (hand) =>
    chooseAndGoOn(hand, {
      trailer_damaged: 'no',
      trailer_water_damaged: 'no',
      trailer_hail_damaged: 'no',
      floor_soft: 'no',
      roadworthy: 'yes',
    }),
  inspection: async (hand) => {
    await hand.choose('trailer_hu_expired', 'expired')
    await hand.fill('#field-tyres_year input', '23')
    await hand.choose('trailer_leak_test_yearly', 'not_applicable')
    await hand.goOn()
  },
  place: async (hand) => {
    await hand.choose('availability', 'now')
    await hand.fill('#field-location_zip input', '00-950')
    await hand.nextTo('location_city', 'Warszawa')
    await hand.goOn()
  },
  contact: async (hand) => {
    await enterByCode(hand)
    const person = { name: 'Anna', surname: 'Nowak', phone: '601 234 567', street: 'Polna 3' }
    await introduce(hand, person)
    await hand.page.locator('#field-street input').blur()
    await hand.goOn()
  },
}

async function chooseAndGoOn(hand: Hand, choices: Readonly<Record<string, string>>) {
  for (const [code, option] of Object.entries(choices)) await hand.choose(code, option)
  await hand.goOn()
}

test('a caravan by hand in Polish, up to the review', async () => {
  const { page, context, complaints } = await visit(browser, { locale: 'pl', width: 375 })
  const hand = new Hand(page, 'pl')
  const step = { kind: 'trailer', step: 'profile' } as const
  await open(page, pathTo('adEdit', 'pl', step, { screen: 'certificate' }))
  await walkThroughAd(hand, (screen) => trailerAnswers[screen])
  await hand.file('dowod.pdf', 'application/pdf', makePdf())
  await page.getByRole('button', { name: /dowod_[a-z]{4}\.pdf/ }).waitFor()
  await hand.tap('button', textsOf('pl', 'listing')('last.submit'))
  await page.getByRole('heading', { name: textsOf('pl', 'editor')('review.title') }).waitFor()
  process.stdout.write(
    `A caravan in Polish: ${hand.screens.length + 1} screens, ${hand.taps} taps, ${hand.typed} characters\n`,
  )
  expect(complaints).toEqual([])
  await context.close()
})
