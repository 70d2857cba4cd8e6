import { expect, test } from 'vitest'
import { draftFrom, noDraft, shownDraft } from './renegotiation-drafts.ts'

test('what was typed comes back as it was, anything else in its place is nothing', () => {
  const typed = { amountEur: 39_500 }
  expect(draftFrom(JSON.stringify(typed))).toEqual(typed)
  for (const kept of [null, '', '39500', 'null', '{', '{"amountEur":"x"}', '{"amountEur":-1}']) {
    expect(draftFrom(kept)).toEqual(noDraft)
  }
})

test('a counter-offer that is typed is drawn only while it could be sent (rules 6)', () => {
  const typed = { amountEur: 91_000 }
  const facts = { minimumEur: 90_001, maximumEur: 92_000 }
  const mine = { renegotiationCounter: { isAllowed: true, facts } } as const
  const refusal = { code: 'ACTION_NOT_POSSIBLE_NOW', facts: {} } as const
  const theirs = { renegotiationCounter: { isAllowed: false, refusal } } as const
  expect(shownDraft(typed, mine)).toBe(91_000)
  expect(shownDraft(typed, theirs)).toBeNull()
  expect(shownDraft(typed, {})).toBeNull()
  expect(shownDraft(noDraft, mine)).toBeNull()
})

test('an amount that cannot be is not drawn beside those that were said (rules 6)', () => {
  const facts = { minimumEur: 69_200, maximumEur: 72_400 }
  const actions = { renegotiationRaise: { isAllowed: true, facts } } as const
  const drawn = (amountEur: number) => shownDraft({ amountEur }, actions)
  expect([69_199, 69_200, 72_400, 72_401, 99_999_999].map(drawn)).toEqual([
    null,
    69_200,
    72_400,
    null,
    null,
  ])
})
