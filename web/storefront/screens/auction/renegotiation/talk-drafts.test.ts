import { expect, test } from 'vitest'
import { draftsAfter, draftsFrom, noDrafts, withDraft } from './talk-drafts.ts'

test('an offer and a raise that are both typed keep their own amounts (rules 6)', () => {
  const both = withDraft(withDraft(noDrafts, 'offer', 39_000), 'raise', 39_500)
  expect(both).toEqual({ counter: null, offer: 39_000, raise: 39_500, latest: 'raise' })
  expect(withDraft(both, 'raise', null)).toMatchObject({ offer: 39_000, latest: null })
})

test('what was typed comes back as it was, anything else in its place is nothing', () => {
  const typed = withDraft(noDrafts, 'raise', 39_500)
  expect(draftsFrom(JSON.stringify(typed))).toEqual(typed)
  for (const kept of [null, '', '39500', '{', '{"raise":"x","latest":"raise"}']) {
    expect(draftsFrom(kept)).toEqual(noDrafts)
  }
})

test('a move that was taken is typed no longer; a raise leaves a typed offer (rules 6)', () => {
  const both = withDraft(withDraft(noDrafts, 'offer', 39_000), 'raise', 39_500)
  expect(draftsAfter(both, 'raise')).toMatchObject({ offer: 39_000, raise: null })
  expect(draftsAfter(both, 'offer')).toEqual(noDrafts)
})
