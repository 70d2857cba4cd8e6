import { expect, test } from 'vitest'
import {
  afterArrow,
  afterTyping,
  isUnknown,
  meantBy,
  opened,
  shownOptions,
} from './combobox-moves.ts'

const makes = [
  { id: 'adria', label: 'Adria' },
  { id: 'hobby', label: 'Hobby', disabled: true },
  { id: 'hymer', label: 'Hymer' },
  { id: 'possl', label: 'Pössl' },
]

test('the whole list opens with the chosen option marked', () => {
  expect(shownOptions(makes, null)).toBe(makes)
  expect(opened(makes, 'hymer')).toEqual({ isOpen: true, typed: null, active: 2 })
  expect(opened(makes, null).active).toBe(-1)
})

test('typing narrows the list and marks the first that may be chosen', () => {
  expect(shownOptions(makes, 'h').map(({ id }) => id)).toEqual(['hobby', 'hymer'])
  expect(afterTyping(makes, 'h')).toEqual({ isOpen: true, typed: 'h', active: 1 })
  expect(afterTyping(makes, 'possl').active).toBe(0)
  expect(afterTyping(makes, 'x').active).toBe(-1)
  expect(afterTyping(makes, '').active).toBe(-1)
})

test('arrows go once around and pass what may not be chosen', () => {
  expect(afterArrow(makes, -1, 1)).toBe(0)
  expect(afterArrow(makes, 0, 1)).toBe(2)
  expect(afterArrow(makes, 3, 1)).toBe(0)
  expect(afterArrow(makes, 2, -1)).toBe(0)
  expect(afterArrow(makes, 0, -1)).toBe(3)
  expect(afterArrow(makes, -1, -1)).toBe(3)
  expect(afterArrow([], -1, 1)).toBe(-1)
  expect(afterArrow([{ id: 'hobby', label: 'Hobby', disabled: true }], -1, 1)).toBe(-1)
})

test('words that are a whole name mean that option, an emptied field means none, others mean nothing', () => {
  expect(meantBy(makes, 'poessl')).toBe('possl')
  expect(meantBy(makes, ' HYMER ')).toBe('hymer')
  expect(meantBy(makes, 'hym')).toBeUndefined()
  expect(meantBy(makes, 'Hobby')).toBeUndefined()
  expect(meantBy(makes, ' ')).toBeNull()
})

test('only words that find nothing are unknown, not the beginning of a name', () => {
  expect(isUnknown(makes, 'Zzyxmobil')).toBe(true)
  expect(isUnknown(makes, 'hym')).toBe(false)
  expect(isUnknown(makes, 'Hobby')).toBe(false)
  expect(isUnknown(makes, '  ')).toBe(false)
})
