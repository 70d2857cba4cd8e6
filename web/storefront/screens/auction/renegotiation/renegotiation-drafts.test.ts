import { expect, test } from 'vitest'
import { draftsAfter, draftsFrom, noDrafts, shownDraft, withDraft } from './renegotiation-drafts.ts'

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

test('a draft whose move is the other side’s is kept, but not drawn (rules 6)', () => {
  const typed = withDraft(noDrafts, 'counter', 91_000)
  const facts = { minimumEur: 90_001, maximumEur: 92_000 }
  const mine = { renegotiationCounter: { isAllowed: true, facts } } as const
  const refusal = { code: 'ACTION_NOT_POSSIBLE_NOW', facts: {} } as const
  const theirs = { renegotiationCounter: { isAllowed: false, refusal } } as const
  expect(shownDraft(typed, mine)).toBe(91_000)
  expect(shownDraft(typed, theirs)).toBeNull()
  expect(shownDraft(typed, {})).toBeNull()
  expect(shownDraft(noDrafts, mine)).toBeNull()
})

test('an amount that cannot be is not drawn beside those that were said (rules 6)', () => {
  const facts = { minimumEur: 69_200, maximumEur: 72_400 }
  const actions = { renegotiationRaise: { isAllowed: true, facts } } as const
  const drawn = (amountEur: number) => shownDraft(withDraft(noDrafts, 'raise', amountEur), actions)
  expect([69_199, 69_200, 72_400, 72_401, 99_999_999].map(drawn)).toEqual([
    null,
    69_200,
    72_400,
    null,
    null,
  ])
})
