import { enterByCode, type Hand, introduce } from './hand.ts'

/** What an owner answers on each screen of a motorhome's ad. */

export type Answer = (hand: Hand) => Promise<void>

/** What is done on each screen; where nothing stands at the end, the screen goes on by itself. */
export const answersByHand: Readonly<Record<string, Answer>> = {
  certificate: (hand) => hand.tap('button', hand.texts.editor('byHand')),
  make: async (hand) => {
    await hand.fill('#field-make input', 'kna')
    await hand.tap('option', 'Knaus')
    await hand.fill('#field-model input', 'Sky Step 650', true)
    await hand.goOnByKey()
  },
  'body-type': (hand) => hand.choose('body_type', 'semi_integrated'),
  registration: async (hand) => {
    await hand.fill('#field-first_registration_year input[inputmode=numeric]', '0519')
    await hand.choose('registration_country', 'DE')
    await hand.goOn()
  },
  mileage: async (hand) => {
    await hand.fill('#field-mileage input', '84000', true)
    await hand.goOn()
  },
  chassis: (hand) => hand.choose('chassis_make', 'fiat'),
  fuel: (hand) => hand.choose('fuel', 'diesel'),
  gearbox: (hand) => hand.choose('gearbox', 'manual'),
  emission: (hand) => hand.choose('emission_class', 'euro6'),
  power: async (hand) => {
    await hand.fill('#field-power_kw input', '103')
    await hand.goOn()
  },
  measures: async (hand) => {
    await hand.choose('axles', '2')
    await hand.fill('#field-length input', '699')
    await hand.nextTo('width', '232')
    await hand.nextTo('height', '278')
    await hand.nextTo('licensed_weight', '3,5')
    await hand.goOnByKey()
  },
  beds: async (hand) => {
    await hand.choose('beds', '2')
    await hand.choose('bed_types', 'single_beds')
    await hand.choose('seats_with_belt', '4')
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
    // Papers that are all there mean that nothing is financed any more; it stands below and can be changed.
    await hand.choose('registration_document', 'complete')
    await hand.choose('smokers_car', 'no')
    await hand.choose('pets_in_vehicle', 'no')
    await hand.goOn()
  },
  heating: async (hand) => {
    await hand.choose('heating_type', 'gas_blown_air')
    await hand.choose('air_condition_cab', 'manual')
    await hand.choose('fridge_type', 'absorber')
    await hand.fill('#field-fresh_water input', '110')
    await hand.goOn()
  },
  outside: async (hand) => {
    await hand.choose('awning', 'none')
    await hand.choose('tow_bar', 'none')
    await hand.goOn()
  },
  condition: async (hand) => {
    for (const code of ['damaged', 'water_damaged', 'hail_damaged', 'floor_soft']) {
      await hand.choose(code, 'no')
    }
    // No warning light is on, either.
    await hand.choose('roadworthy', 'yes')
    await hand.goOn()
  },
  inspection: async (hand) => {
    // One of the likely months says that it is valid.
    await hand.chooseFirst('hu_expired')
    await hand.confirm()
    await hand.choose('tyres_year', '2023')
    await hand.choose('service_and_inspection', 'partly')
    await hand.choose('yearly_leak_test', 'not_applicable')
    await hand.goOn()
  },
  damages: async (hand) => {
    await hand.tap('button', hand.texts.editor('thatWasAll'))
    await hand.confirm()
  },
  pictures: (hand) => hand.takePictures(1),
  price: async (hand) => {
    await hand.fill('#field-target_price input', '48000', true)
    await hand.goOn()
  },
  // How and when it is sold and the country follow from what was said before.
  place: async (hand) => {
    await hand.choose('availability', 'now')
    await hand.fill('#field-location_zip input', '24103')
    await hand.nextTo('location_city', 'Kiel')
    await hand.goOnByKey()
  },
  contact: async (hand) => {
    await enterByCode(hand)
    const person = {
      name: 'Anna',
      surname: 'Petersen',
      phone: '04311234567',
      street: 'Hafenweg 3',
    }
    await introduce(hand, person)
    await hand.page.getByText('24103 Kiel, Deutschland').waitFor()
    await hand.goOnByKey()
  },
}
