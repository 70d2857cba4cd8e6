import { expect, test } from 'vitest'
import { stackedHeight } from './foot-bars.ts'

test('a message stands above the bars at the foot of the window, also where they lie on each other', () => {
  expect(stackedHeight([], 800)).toBe(0)
  expect(stackedHeight([{ top: 740, bottom: 800 }], 800)).toBe(60)
  const atThePagesEnd = { top: 700.4, bottom: 800 }
  const bidBar = { top: 640, bottom: 700.4 }
  expect(stackedHeight([bidBar, atThePagesEnd], 800)).toBe(160)
})

test('a bar further up, below the window or not shown takes nothing of its foot', () => {
  expect(stackedHeight([{ top: 300, bottom: 360 }], 800)).toBe(0)
  expect(stackedHeight([{ top: 900, bottom: 1000 }], 800)).toBe(0)
  expect(stackedHeight([{ top: 0, bottom: 0 }], 800)).toBe(0)
  // Half of it has come into the window.
  expect(stackedHeight([{ top: 760, bottom: 840 }], 800)).toBe(40)
})
