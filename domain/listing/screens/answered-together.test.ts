import { expect, test } from 'vitest'
import { answeredTogether } from './answered-together.ts'

test('whoever hands over at once has said when they sell; a date of their own stays', () => {
  const given = { planned_sale_date: 'immediately' }
  expect(answeredTogether({ availability: 'now' }, {})).toEqual(given)
  expect(answeredTogether({ availability: 'later' }, {})).toEqual({})
  expect(answeredTogether({ availability: null }, {})).toEqual({})
  const known = { planned_sale_date: 'within_3_months' } as const
  expect(answeredTogether({ availability: 'now' }, known)).toEqual({})
})

test('it stands where it is registered until somebody says where else', () => {
  expect(answeredTogether({ registration_country: 'PL' }, {})).toEqual({ location_country: 'PL' })
  expect(answeredTogether({ registration_country: 'PL' }, { location_country: 'DE' })).toEqual({})
})

test('papers at the bank mean that it is financed, also where it was said to be whole before', () => {
  expect(answeredTogether({ registration_document: 'at_bank' }, {})).toEqual({ financed: 'yes' })
  const before = { registration_document: 'complete', financed: 'no' } as const
  expect(answeredTogether({ registration_document: 'at_bank' }, before)).toEqual({
    financed: 'yes',
  })
  // Whoever said it themselves is not corrected.
  const own = { registration_document: 'complete', financed: 'yes' } as const
  expect(answeredTogether({ registration_document: 'at_bank' }, own)).toEqual({})
  expect(answeredTogether({ registration_document: 'part_missing' }, {})).toEqual({})
})

test('a price is that of an auction until its owner chooses to collect offers', () => {
  expect(answeredTogether({ target_price: 40_000 }, {})).toEqual({ sale_mode: 'auction' })
  const collection = { sale_mode: 'offer_collection' } as const
  expect(answeredTogether({ target_price: 40_000 }, collection)).toEqual({})
})

test('what cannot be chosen is not given', () => {
  expect(answeredTogether({ registration_country: 'other' }, {})).toEqual({})
})
