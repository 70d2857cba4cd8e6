import { expect, test } from 'vitest'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { motorhomeBodies, trailerBodies } from './body-types.ts'
import { visibleOptions } from './visible-options.ts'

test('every body of the vehicle catalogue has its place among the filters', () => {
  const bodies = listingAttributes
    .filter(({ attributeCode }) => /^(trailer_)?body_type$/.test(attributeCode))
    .flatMap(({ options }) => options.map(({ code }) => code))
  expect(new Set([...motorhomeBodies, ...trailerBodies])).toEqual(new Set(bodies))
})

test('long lists are folded, but never what is chosen', () => {
  const all = 'abcdefghijkl'.split('').map((code, index) => ({ code, count: 20 - index }))
  const codes = visibleOptions(all, ['k']).map(({ code }) => code)
  expect(codes).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'k'])
  expect(visibleOptions(all.slice(0, 8), [])).toHaveLength(8)
})
