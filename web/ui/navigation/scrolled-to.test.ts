import { expect, test } from 'vitest'
import { scrolledTo } from './scrolled-to.ts'

test.each([
  ['the first stays at the start', { left: 0, width: 80 }, 0],
  ['one that is seen whole before the middle moves nothing', { left: 100, width: 80 }, 0],
  ['one behind the edge comes to the middle', { left: 500, width: 100 }, 380],
])('%s', (_what, tab, left) => {
  expect(scrolledTo(tab, 340)).toBe(left)
})
