import { expect, test } from 'vitest'
import { isFound, isWholeName } from './search-text.ts'

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

test('a whole name is one in every spelling, a part of it is not', () => {
  const typed = ['Pössl', ' possl ', 'poessl', 'pös', '', 'Pössl 2Win']
  expect(typed.map((each) => isWholeName('Pössl', each))).toEqual([
    ...[true, true, true, false, false, false],
  ])
})
