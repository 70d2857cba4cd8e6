import { expect, test } from 'vitest'
import { beginningWith, roving } from './roving.ts'

test('the arrows go around, Home and End to the ends', () => {
  expect(roving('ArrowDown', 2, 3, 'column')).toBe(0)
  expect(roving('ArrowUp', 0, 3, 'column')).toBe(2)
  expect(roving('ArrowRight', 0, 3, 'row')).toBe(1)
  expect(roving('ArrowLeft', 0, 3, 'row')).toBe(2)
  expect(roving('Home', 2, 3, 'row')).toBe(0)
  expect(roving('End', 0, 3, 'row')).toBe(2)
})

test('other keys, the arrows of the other axis and an empty row lead nowhere', () => {
  expect(roving('ArrowRight', 0, 3, 'column')).toBeUndefined()
  expect(roving('Enter', 0, 3, 'row')).toBeUndefined()
  expect(roving('ArrowDown', 0, 0, 'column')).toBeUndefined()
})

test('a key goes to the next entry that begins with it, once around', () => {
  const names = ['Dansk', 'Deutsch', 'English']
  expect(beginningWith('d', 0, names)).toBe(1)
  expect(beginningWith('D', 1, names)).toBe(0)
  expect(beginningWith('x', 0, names)).toBe(-1)
})
