import { expect, test } from 'vitest'
import { nextInList } from './next-in-list.ts'

test.each([
  [[1, 2, 3], 2, 3],
  [[1, 2, 3], 3, 2],
  [[1], 1, undefined],
  [[1, 2], 3, undefined],
])('in %o after %i comes %s', (entityIds, entityId, next) => {
  expect(nextInList(entityIds, entityId)).toBe(next)
})
