import { expect, test } from 'vitest'
import { createLimitPerKey } from './limit-per-key.ts'

test('so many of one key at once, each given back once, and other keys beside it', () => {
  const limit = createLimitPerKey(2)
  const first = limit.take('anna')
  expect(limit.take('anna')).not.toBeNull()
  expect(limit.take('anna')).toBeNull()
  expect(limit.take('ben')).not.toBeNull()
  first?.()
  first?.()
  expect(limit.take('anna')).not.toBeNull()
  expect(limit.take('anna')).toBeNull()
})
