import { expect, test } from 'vitest'
import { seenUpTo } from './seen-popups.ts'

test.each([
  [0, ['fees']],
  [1, ['fees', 'terms']],
  [2, ['fees', 'terms', 'holidays']],
])('closed at step %s of three, %j are marked as read (spec 4)', (step, marked) => {
  expect(seenUpTo(step, ['fees', 'terms', 'holidays'])).toEqual(marked)
})
