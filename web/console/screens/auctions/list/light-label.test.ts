import { expect, test } from 'vitest'
import { lightLabel } from './light-label.ts'

test.each([
  [{ light: 'green', bidCount: 3 }, 'green'],
  [{ light: 'none', bidCount: 0 }, 'none'],
  [{ light: 'none', bidCount: 2 }, 'gone'],
  [{ light: null, bidCount: 2 }, 'gone'],
  [{ light: null, bidCount: null }, 'none'],
] as const)('rules 6: a bid that was deleted is not none at the light: %o', (auction, word) => {
  expect(lightLabel(auction)).toBe(word)
})
