import { expect, test } from 'vitest'
import { bandsOfDistance, distanceKmTo } from '../catalog/distance.ts'
import { kilometresBetween } from './point.ts'
import { findRegion, findRegionOfTown, regionCodeOf, regionCountries } from './regions.ts'

test('all 21 countries of the catalogue have regions on this continent (spec 9.1)', () => {
  expect(regionCountries).toHaveLength(21)
  const digits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
  for (const country of regionCountries) {
    const known = digits.flatMap((each) => findRegion(country + each) ?? [])
    expect(known.length, country).toBeGreaterThan(15)
    for (const { code, latitude, longitude, town } of known) {
      expect(latitude, code).toSatisfy((degrees: number) => degrees > 27 && degrees < 72)
      expect(longitude, code).toSatisfy((degrees: number) => degrees > -32 && degrees < 33)
      expect(town, code).not.toBe('')
    }
  }
})

test.each([
  ['DE', '24103', 'Kiel'],
  ['NL', '3011 AA', 'Rotterdam'],
  ['PL', '00-001', 'Warszawa'],
  ['LU', 'L-4010', 'Esch-sur-Alzette'],
  ['GR', '104 31', 'Athina'],
])('in %s the postcode %s lies in the region of %s', (country, postcode, town) => {
  expect(findRegion(regionCodeOf(country, postcode) ?? '')?.town).toBe(town)
})

test('a town is found however it is written', () => {
  const codeOf = (country: string, town: string) => findRegionOfTown(country, town)?.code
  expect(['Köln', 'KOELN', 'koln'].map((town) => codeOf('DE', town))).toEqual([
    'DE50',
    'DE50',
    'DE50',
  ])
  expect(codeOf('DK', 'Kobenhavn')).toBe(codeOf('DK', 'København'))
  expect(codeOf('PL', 'Lodz')).toBe(codeOf('PL', 'Łódź'))
  expect(codeOf('DE', 'Nirgendwo')).toBeUndefined()
})

test('distances are those to the middle of a region, in steps of 5 km (rules 1)', () => {
  const kiel = { latitude: 54.32, longitude: 10.13 }
  const munich = { latitude: 48.14, longitude: 11.58 }
  expect(kilometresBetween(kiel, munich)).toBeCloseTo(694, -1)
  const region = findRegion('DE80')
  expect(distanceKmTo('DE80', kiel)).toBe(
    Math.round(kilometresBetween(kiel, region ?? kiel) / 5) * 5,
  )
  expect(distanceKmTo('DE24', findRegion('DE24') ?? kiel)).toBe(5)
  expect(distanceKmTo('XX00', kiel)).toBeNull()
  expect(distanceKmTo(null, kiel)).toBeNull()
})

test.each([
  [100, ['within_100', 'within_200', 'within_300']],
  [105, ['within_200', 'within_300']],
  [300, ['within_300']],
  [305, ['beyond_300']],
  [null, []],
])('%s km lie in %j (spec 9.1)', (km, bands) => {
  expect(bandsOfDistance(km)).toEqual(bands)
})
