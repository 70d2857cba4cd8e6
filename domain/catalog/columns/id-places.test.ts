import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IdPlaces } from './id-places.ts'

test('ids are found as in a map, whatever comes and goes', () => {
  const id = fc.oneof(
    fc.integer({ min: 1, max: 40 }),
    fc.constantFrom(2 ** 32, 2 ** 40 + 1, 2 ** 50),
  )
  const change = fc.record({ id, place: fc.option(fc.nat(), { freq: 2 }) })
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 200 }),
      fc.nat({ max: 5000 }),
      (changes, expected) => {
        const places = new IdPlaces()
        const map = new Map<number, number>()
        places.reserve(expected)
        for (const { id, place } of changes) {
          if (place === null) {
            places.delete(id)
            map.delete(id)
          } else {
            places.set(id, place)
            map.set(id, place)
          }
          expect(places.size).toBe(map.size)
        }
        for (const one of [...map.keys(), 41]) expect(places.get(one)).toBe(map.get(one))
        const heard: number[] = []
        places.forEachPlace((place) => void heard.push(place))
        expect(heard.sort()).toEqual([...map.values()].sort())
      },
    ),
  )
})

test('many ids that follow each other, of which every second goes', () => {
  const places = new IdPlaces()
  for (let id = 1; id <= 20_000; id += 1) places.set(id, id)
  for (let id = 2; id <= 20_000; id += 2) places.delete(id)
  expect(places.size).toBe(10_000)
  for (let id = 1; id <= 20_000; id += 1) expect(places.get(id)).toBe(id % 2 === 1 ? id : undefined)
})
