import { describe, expect, test } from 'vitest'
import {
  openPoints,
  type ReviewDraft,
  type ReviewFacts,
  startPriceFault,
  toggled,
} from './checklist.ts'

const facts: ReviewFacts = {
  documentCount: 1,
  pictureCount: 9,
  earlierCount: 1,
  flagCount: 2,
  openFlagCount: 0,
  hasSlot: true,
  leastStartPriceEur: null,
  mostStartPriceEur: 40_000,
  ownStartPriceEur: null,
}
const done: ReviewDraft = {
  ticked: ['document', 'pictures', 'earlier'],
  vin: 'zfa25000002219444',
  vatRegime: 'private',
  startPriceEur: 36_500,
  startPriceReason: 'Aus acht Verkäufen',
  isNewVehicle: false,
}
const untouched: ReviewDraft = {
  ticked: [],
  vin: '',
  vatRegime: null,
  startPriceEur: null,
  startPriceReason: '',
  isNewVehicle: false,
}

describe('the checklist of a review (rules 2)', () => {
  test('lets an ad out once every point is done', () => {
    expect(openPoints({ draft: done, facts })).toEqual([])
  })

  test('names what is missing in its own order', () => {
    expect(openPoints({ draft: untouched, facts: { ...facts, openFlagCount: 2 } })).toEqual([
      'document',
      'vin',
      'pictures',
      'earlier',
      'flags',
      'vat',
      'startPrice',
    ])
  })

  test('asks for every flagged answer by itself', () => {
    expect(openPoints({ draft: done, facts: { ...facts, openFlagCount: 1 } })).toEqual(['flags'])
  })

  test('asks why of a price that is not the seller’s own (rules 4)', () => {
    const draft = { ...done, startPriceReason: '' }
    expect(openPoints({ draft, facts })).toEqual(['startPrice'])
    expect(openPoints({ draft, facts: { ...facts, ownStartPriceEur: 36_500 } })).toEqual([])
  })

  test('has nothing to compare without an earlier ad', () => {
    const draft = { ...done, ticked: ['document', 'pictures'] as const }
    expect(openPoints({ draft, facts })).toEqual(['earlier'])
    expect(openPoints({ draft, facts: { ...facts, earlierCount: 0 } })).toEqual([])
  })

  test('takes no tick for a paper or pictures that are not there', () => {
    const without = { ...facts, documentCount: 0, pictureCount: 0 }
    expect(openPoints({ draft: done, facts: without })).toEqual(['document', 'pictures'])
  })

  test('takes no start price of zero', () => {
    expect(openPoints({ draft: { ...done, startPriceEur: 0 }, facts })).toEqual(['startPrice'])
  })
})

test('takes no start price at which a bid that binds on would be the better one (rules 6)', () => {
  const follow = { ...facts, leastStartPriceEur: 37_000 }
  expect(openPoints({ draft: done, facts: follow })).toEqual(['startPrice'])
  expect(openPoints({ draft: { ...done, startPriceEur: 37_000 }, facts: follow })).toEqual([])
})

test('takes no start price above what the seller asks for (rules 4)', () => {
  const at = (startPriceEur: number) => ({ ...done, startPriceEur })
  expect(openPoints({ draft: at(40_000), facts })).toEqual([])
  expect(openPoints({ draft: at(40_001), facts })).toEqual(['startPrice'])
  expect(startPriceFault(at(40_001), facts)).toBe('too_high')
  expect(startPriceFault(at(0), facts)).toBe('too_low')
  expect(openPoints({ draft: at(40_001), facts: { ...facts, mostStartPriceEur: null } })).toEqual(
    [],
  )
})

test('takes no identification number of a few signs (attributes: vin)', () => {
  expect(openPoints({ draft: { ...done, vin: 'ABC' }, facts })).toEqual(['vin'])
  expect(openPoints({ draft: { ...done, vin: ' zfa25000002219444 ' }, facts })).toEqual([])
})

test('takes a shorter number of a vehicle from before 1981 (attributes: vin)', () => {
  const draft = { ...done, vin: 'ZFA2500000221' }
  expect(openPoints({ draft, facts: { ...facts, firstRegistrationYear: 1999 } })).toEqual(['vin'])
  expect(openPoints({ draft, facts: { ...facts, firstRegistrationYear: 1979 } })).toEqual([])
})

test('a second press takes a tick away', () => {
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  expect(toggled(['b'], 'a')).toEqual(['b', 'a'])
})
