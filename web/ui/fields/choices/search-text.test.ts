import { expect, test } from 'vitest'
import { isFound } from './search-text.ts'

test.each([
  ['Pössl', 'possl'],
  ['Pössl', 'poessl'],
  ['Pössl', 'PÖS'],
  ['Bürstner', 'burst'],
  ['Bürstner Lyseo TD', 'lyseo burst'],
  ['Kabe Ædelsten', 'aedel'],
  ['Łódź', 'lodz'],
  ['Škoda', 'skoda'],
  ['Straße', 'strasse'],
  ['Hymer', ''],
])('%s is found by %j', (name, typed) => {
  expect(isFound(name, typed)).toBe(true)
})

test.each([
  ['Pössl', 'posl'],
  ['Hymer', 'hobby'],
  ['Hymer Tramp', 'hymer exsis'],
])('%s is not found by %j', (name, typed) => {
  expect(isFound(name, typed)).toBe(false)
})
