import { expect, test } from 'vitest'
import { createLimitBytes } from './limit-bytes.ts'

test('so many bytes of one key within an hour, then it begins anew, and other keys beside it', () => {
  let now = 0
  const limit = createLimitBytes({ maxBytes: 100, withinMs: 3_600_000, now: () => now })
  expect(limit.take('anna', 60)).toBeNull()
  now = 600_000
  expect(limit.take('anna', 40)).toBeNull()
  expect(limit.take('anna', 1)).toBe(3000)
  expect(limit.take('ben', 100)).toBeNull()
  now = 3_599_999
  expect(limit.take('anna', 1)).toBe(1)
  now = 3_600_000
  expect(limit.take('anna', 100)).toBeNull()
})
