import { expect, test } from 'vitest'
import { readFirstAnswers } from './first-answers-of-address.ts'
import { namedMakesOf } from './named-makes.ts'

const makes = { motorhome: namedMakesOf('motorhome'), trailer: namedMakesOf('trailer') }

function read(kind: 'motorhome' | 'trailer', address: Record<string, string>) {
  return readFirstAnswers(new URLSearchParams(address), { kind, makes, thisYear: 2026 })
}

test('the lines of the base page become answers of the ad', () => {
  const address = { vehicle: 'Sunlight T 67', registered: '06 / 2020', mileage: '47.300 km' }
  expect(read('motorhome', address)).toEqual({
    values: {
      make: 'sunlight',
      model: 'T 67',
      first_registration_year: 2020,
      first_registration_month: '6',
      mileage: 47_300,
    },
    otherKindsMake: undefined,
    unread: {},
  })
})

test('what cannot be read is named as it was typed, and a trailer has no odometer', () => {
  const address = { vehicle: 'Eigenbau', registered: '13/2031', mileage: 'viele' }
  expect(read('motorhome', address)).toMatchObject({
    values: { model: 'Eigenbau' },
    unread: { registered: '13/2031', mileage: 'viele' },
  })
  expect(read('trailer', { mileage: '1000' })).toMatchObject({ values: {}, unread: {} })
})

test('a make that builds caravans alone is noticed in the funnel of motorhomes, and the other way round', () => {
  const onlyTrailer = makes.trailer.find(
    ({ code }) => !makes.motorhome.some((each) => each.code === code),
  )
  if (!onlyTrailer) throw new Error('A make of caravans alone was expected')
  const address = { vehicle: `${onlyTrailer.label} 450` }
  expect(read('motorhome', address).otherKindsMake).toBe(address.vehicle)
  expect(read('trailer', address).otherKindsMake).toBeUndefined()
})
