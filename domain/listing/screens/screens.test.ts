import { describe, expect, it } from 'vitest'
import { appliesTo, vehicleKinds } from '../../vehicle/attribute.ts'
import { type ListingAttributeCode, listingAttributes } from '../../vehicle/catalogue/attributes.ts'
import type { VehicleValues } from '../../vehicle/values.ts'
import { listingSteps, optionalSteps, stepTable } from '../steps.ts'
import { adParts, adScreens } from './screen-table.ts'
import {
  askedOn,
  findScreen,
  foldedGroupsOf,
  nextScreen,
  offeredBy,
  previousScreen,
  questionsOf,
  screenOfQuestion,
  screensOf,
  screensOfStep,
  screenToGoOn,
  stepOfScreen,
} from './screens-of.ts'

const privately = { sellerIsCommercial: false }
const commercially = { sellerIsCommercial: true }

/** Chosen before the ad is made, and the same for everybody. */
const notOnScreens: readonly ListingAttributeCode[] = ['product_type', 'price_is_gross']

/** Answers that ask for everything that can follow. */
const everythingRequired = (kind: (typeof vehicleKinds)[number]): VehicleValues => ({
  product_type: kind,
  ...(kind === 'trailer' ? { trailer_make: 'other' } : { make: 'other' }),
  fuel: 'diesel',
  first_registration_year: 2008,
  timing_belt_changed: 'yes',
  awning: 'manual',
  yearly_leak_test: 'irregular',
  trailer_leak_test_yearly: 'irregular',
  hu_expired: 'no',
  trailer_hu_expired: 'no',
  buy_now_enabled: true,
  availability: 'later',
  pickup_differs: true,
})

function codesAsked(kind: (typeof vehicleKinds)[number], seller = privately) {
  const facts = { values: everythingRequired(kind), seller }
  return screensOf(kind).flatMap((screen) => [
    ...questionsOf(screen, facts).map(({ attributeCode }) => attributeCode),
    ...foldedGroupsOf(screen, facts).flatMap(({ definitions }) =>
      definitions.map(({ attributeCode }) => attributeCode),
    ),
  ])
}

describe('the screens of an ad', () => {
  it.each(vehicleKinds)('ask every attribute of a %s exactly once', (kind) => {
    const wanted = listingAttributes
      .filter((each) => appliesTo(each, kind) && !notOnScreens.includes(each.attributeCode))
      .map(({ attributeCode }) => attributeCode)
    const asked = [...new Set([...codesAsked(kind), ...codesAsked(kind, commercially)])]
    expect([...asked].sort()).toEqual([...wanted].sort())
    for (const seller of [privately, commercially]) {
      const codes = codesAsked(kind, seller)
      expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
    }
  })

  it('ask commercial sellers about VAT, private ones about invited dealers (spec 5.4)', () => {
    expect(codesAsked('motorhome', commercially)).toContain('vat_reportable')
    expect(codesAsked('motorhome', privately)).not.toContain('vat_reportable')
    expect(codesAsked('motorhome', commercially)).not.toContain('private_auction')
    expect(codesAsked('motorhome', privately)).toContain('private_auction')
  })

  it('of a trailer leave out the engine and ask for its coupling', () => {
    const ids = screensOf('trailer').map(({ id }) => id)
    for (const id of ['mileage', 'chassis', 'fuel', 'gearbox', 'emission', 'power', 'garage'])
      expect(ids).not.toContain(id)
    expect(ids).toContain('coupling')
    expect(screensOf('motorhome').map(({ id }) => id)).not.toContain('coupling')
  })

  it('show a question that follows from another with its answer (spec 4)', () => {
    const outside = findScreen('outside', 'motorhome')
    if (!outside) throw new Error('No such screen')
    const codes = (values: VehicleValues) =>
      questionsOf(outside, { values, seller: privately }).map(({ attributeCode }) => attributeCode)
    expect(codes({ product_type: 'motorhome' })).toEqual(['awning', 'tow_bar'])
    expect(codes({ product_type: 'motorhome', awning: 'manual' })).toContain('awning_length')
  })

  it('come in the order of their parts, and every part has one', () => {
    const parts = adScreens.map(({ part }) => part)
    expect([...new Set(parts)]).toEqual([...adParts])
    expect(parts).toEqual(
      [...parts].sort((one, other) => adParts.indexOf(one) - adParts.indexOf(other)),
    )
  })
})

describe('the steps of the specification (spec 2; rules 12)', () => {
  it('have a screen each, for both kinds', () => {
    for (const kind of vehicleKinds) {
      for (const step of [...listingSteps, ...optionalSteps]) {
        expect(screensOfStep(step, kind).length, `${kind} ${step}`).toBeGreaterThan(0)
      }
    }
  })

  it('stand in one table with their places in both orders', () => {
    expect(listingSteps).toEqual([
      'profile',
      'equipment',
      'defects',
      'images',
      'auction',
      'personal-data',
      'last-step',
    ])
    expect(stepTable.map(({ whole }) => whole)).toEqual(stepTable.map((_row, index) => index + 1))
  })

  it('ask for more information of motorhomes alone (spec 2)', () => {
    const more = findScreen('more-information', 'trailer')
    expect(more && stepOfScreen(more, 'trailer')).toBe('profile')
    expect(more && stepOfScreen(more, 'motorhome')).toBe('more-information')
  })

  it('begin at what is open, else at their first screen (spec 4)', () => {
    const at = (open: readonly string[]) => screenToGoOn('defects', { kind: 'motorhome', open })
    expect(at(['damage.0.damage_area'])).toBe('damages')
    expect(at(['tyres_year', 'damage.0.damage_area'])).toBe('inspection')
    expect(at([])).toBe('condition')
    const untouched = ['make', 'model', 'body_type', 'mileage']
    const inProfile = (open: readonly string[]) =>
      screenToGoOn('profile', { kind: 'motorhome', open })
    const all = adScreens.flatMap(({ step, asks = [] }) => (step === 'profile' ? asks : []))
    expect(inProfile(all)).toBe('certificate')
    expect(inProfile(untouched)).toBe('make')
    expect(inProfile(['smokers_car'])).toBe('history')
    const atTheEnd = (open: readonly string[]) =>
      screenToGoOn('last-step', { kind: 'motorhome', open })
    expect(atTheEnd(['official_document'])).toBe('submit')
    expect(atTheEnd([])).toBe('submit')
    expect(screenToGoOn('more-images', { kind: 'trailer', open: [] })).toBe('more-pictures')
  })
})

describe('going on from a screen', () => {
  const from = (
    id: string,
    open: readonly string[],
    kind: 'motorhome' | 'trailer' = 'motorhome',
  ) => {
    const screen = findScreen(id, kind)
    if (!screen) throw new Error('No such screen')
    return nextScreen(screen, { kind, open })?.id
  }

  it('leaves out what is answered already, by the certificate for example', () => {
    expect(from('certificate', ['mileage', 'fuel'])).toBe('mileage')
    expect(from('mileage', ['fuel'])).toBe('fuel')
  })

  it('shows once what is only offered, the damages, the pictures and the end', () => {
    expect(from('certificate', [])).toBe('outside')
    expect(from('outside', [])).toBe('damages')
    expect(from('damages', [])).toBe('pictures')
    expect(from('pictures', [])).toBe('submit')
    expect(from('submit', ['mileage'])).toBeUndefined()
  })

  it('leads past what is only optional: rows lead there, and from there back', () => {
    const outside = findScreen('outside', 'motorhome')
    const offered = outside
      ? offeredBy(outside, { values: { product_type: 'motorhome' }, seller: privately })
      : []
    expect(offered.map(({ screen }) => screen.id)).toEqual(['more-information', 'description'])
    for (const { definitions } of offered) {
      expect(definitions.every(({ requirement }) => requirement === 'optional')).toBe(true)
    }
    expect(from('more-information', ['tyres_year'])).toBe('outside')
    expect(from('description', ['tyres_year'])).toBe('outside')
    const condition = findScreen('condition', 'motorhome')
    expect(condition && previousScreen(condition, 'motorhome')?.id).toBe('outside')
  })

  it('goes back one screen of the table', () => {
    const beds = findScreen('beds', 'trailer')
    expect(beds && previousScreen(beds, 'trailer')?.id).toBe('measures')
    const first = findScreen('certificate', 'trailer')
    expect(first && previousScreen(first, 'trailer')).toBeUndefined()
  })
})

it('companies are asked about VAT below their contact, where it is still open beside the price (spec 5.4)', () => {
  const open = ['vat_reportable', 'length', 'companyName']
  const on = (id: string) => {
    const screen = findScreen(id, 'motorhome')
    return screen && askedOn(screen, open)
  }
  expect(on('price')).toEqual(['vat_reportable'])
  expect(on('contact')).toEqual(['companyName', 'vat_reportable'])
  expect(on('measures')).toEqual(['length'])
})

describe('the screen of an answer', () => {
  it.each([
    ['mileage', 'mileage'],
    ['trailer_make', 'make'],
    ['solar_power', 'outside'],
    ['sale_mode', 'price'],
    ['co2', 'more-information'],
    ['pickup_zip', 'place'],
    ['damage.2.damage_kind', 'damages'],
    ['gallery', 'pictures'],
    ['official_document', 'submit'],
    ['surname', 'contact'],
    ['account', 'contact'],
  ] as const)('%s is %s', (name, id) => {
    expect(screenOfQuestion(name)).toBe(id)
  })
})
