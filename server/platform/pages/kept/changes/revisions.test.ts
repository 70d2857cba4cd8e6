import { expect, test } from 'vitest'
import { createRevisions } from './revisions.ts'

test('a page is current until one of its subjects changes', () => {
  const revisions = createRevisions()
  const drawnAt = revisions.current()
  revisions.change('listing 2')
  expect(revisions.isCurrent(['listing 1'], drawnAt)).toBe(true)
  expect(revisions.isCurrent(['listing 1', 'listing 2'], drawnAt)).toBe(false)
  expect(revisions.isCurrent(['listing 2'], revisions.current())).toBe(true)
})

test('what changes all makes every page void, also one without subjects', () => {
  const revisions = createRevisions()
  const drawnAt = revisions.current()
  revisions.changeAll()
  expect(revisions.isCurrent([], drawnAt)).toBe(false)
})

test('the list of changes does not grow without end; beyond its limit all pages are void', () => {
  const revisions = createRevisions(3)
  const drawnAt = revisions.current()
  for (const id of [1, 2, 3]) revisions.change(`listing ${id}`)
  expect(revisions.isCurrent(['listing 9'], drawnAt)).toBe(true)
  revisions.change('listing 4')
  expect(revisions.isCurrent(['listing 9'], drawnAt)).toBe(false)
})
