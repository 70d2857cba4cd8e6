import { expect, test } from 'vitest'
import { tileAfter } from './tile-moves.ts'

/** Arrow keys between the tiles of the last half hour. */

const board = { count: 5, columns: 2 }

test('right and left go on in the order of reading, up and down stay in their column', () => {
  expect(tileAfter({ ...board, here: 1, key: 'ArrowRight' })).toBe(2)
  expect(tileAfter({ ...board, here: 2, key: 'ArrowLeft' })).toBe(1)
  expect(tileAfter({ ...board, here: 1, key: 'ArrowDown' })).toBe(3)
  expect(tileAfter({ ...board, here: 4, key: 'ArrowUp' })).toBe(2)
})

test('where no tile is, and for any other key, the focus stays', () => {
  expect(tileAfter({ ...board, here: 4, key: 'ArrowRight' })).toBeNull()
  expect(tileAfter({ ...board, here: 3, key: 'ArrowDown' })).toBeNull()
  expect(tileAfter({ ...board, here: 0, key: 'ArrowLeft' })).toBeNull()
  expect(tileAfter({ ...board, here: 1, key: 'ArrowUp' })).toBeNull()
  expect(tileAfter({ ...board, here: 1, key: 'Enter' })).toBeNull()
})

test('on a strip every tile stands in one line', () => {
  const strip = { count: 5, columns: 5 }
  expect(tileAfter({ ...strip, here: 1, key: 'ArrowRight' })).toBe(2)
  expect(tileAfter({ ...strip, here: 1, key: 'ArrowDown' })).toBeNull()
})
