import { expect, test } from 'vitest'
import { type CatalogSort, catalogSorts } from '#domain/catalog/sorting.ts'
import { headOfSort, sortAfterPress } from './head-sorts.ts'

test('a head sorts, then the other way round, then leads back to what ends first', () => {
  const pressed: CatalogSort[] = ['newest']
  for (const _press of [1, 2, 3]) {
    pressed.push(sortAfterPress('distance', pressed.at(-1) ?? 'ending'))
  }
  expect(pressed).toEqual(['newest', 'distance', 'distance_high', 'ending'])
  expect(sortAfterPress('time', 'ending')).toBe('ending_last')
})

test('every order but the newest is a head’s', () => {
  expect(catalogSorts.filter((sort) => headOfSort(sort) === undefined)).toEqual(['newest'])
  expect(headOfSort('registration_new')).toEqual({
    ...{ head: 'firstRegistration', direction: 'descending' },
  })
})
