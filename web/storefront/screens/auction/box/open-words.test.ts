import { expect, test } from 'vitest'
import { openWords } from './open-words.ts'

test.each([
  ['none', 'noBid'],
  ['red', 'open'],
  ['yellow', 'open'],
  ['green', 'reached'],
] as const)('while the light is %s the owner reads the words "%s" (rules 2, 4)', (light, words) => {
  expect(openWords({ light })).toBe(words)
})
