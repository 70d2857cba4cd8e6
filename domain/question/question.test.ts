import { describe, expect, it } from 'vitest'
import { viewerRoles } from '../auction/house/views/auction-view.ts'
import * as stages from '../auction/testing/stages.ts'
import { mayAnswer, takesAnswers } from './may.ts'
import type { Question } from './question.ts'
import { seesQuestion } from './question-seen.ts'

const open: Question = {
  questionId: 1,
  entityId: 2,
  auctionId: 3,
  askerCustomerId: 10,
  asked: { text: 'Ist der Zahnriemen neu?', locale: 'de' },
  askedAt: 5,
  answer: null,
  isHidden: false,
}
const answered: Question = { ...open, answer: { text: 'Ja, 2023.', locale: 'de', answeredAt: 6 } }

describe('rules 8: who sees a question', () => {
  // Viewer, their customer id, then: open, answered, hidden.
  it.each([
    ['visitor', null, false, false, false],
    ['seller', 20, false, false, false],
    ['merchant_in_review', 20, false, false, false],
    ['dealer', 10, true, true, true],
    ['bidder', 10, true, true, true],
    ['dealer', 20, false, true, false],
    ['bidder', 20, false, true, false],
    ['owner', 30, true, true, false],
    ['operator', 40, true, true, true],
  ] as const)('%s %s', (role, customerId, seesOpen, seesAnswered, seesHidden) => {
    const viewer = { role, customerId }
    expect(seesQuestion(open, viewer)).toBe(seesOpen)
    expect(seesQuestion(answered, viewer)).toBe(seesAnswered)
    expect(seesQuestion({ ...answered, isHidden: true }, viewer)).toBe(seesHidden)
  })
})

describe('rules 8: who answers', () => {
  const owner = { role: 'owner', customerId: 30, takesAnswers: true } as const

  it('is the owner, once, as long as dealers can use it', () => {
    expect(mayAnswer(open, owner).isAllowed).toBe(true)
    for (const refusedBy of [
      mayAnswer(answered, owner),
      mayAnswer(open, { ...owner, takesAnswers: false }),
    ]) {
      expect(refusedBy).toMatchObject({ refusal: { code: 'ACTION_NOT_POSSIBLE_NOW' } })
    }
  })

  it.each([
    ['before it began', stages.published, true],
    ['while bids are taken', stages.hot(stages.running), true],
    ['while both sides renegotiate', stages.talking, false],
    ['before late offers open', stages.failed, true],
    ['while late offers are taken', stages.received, true],
    ['while one of them is reserved and others may still come', stages.inReserve, true],
    ['while the expectation of an offer collection is reserved', stages.reserved, false],
    ['while it rests', stages.paused, false],
    ['once it is sold', stages.sold, false],
  ])('%s', (_when, state, isPossible) => {
    expect(takesAnswers(state)).toBe(isPossible)
  })

  it.each(viewerRoles.filter((role) => role !== 'owner'))('is never a %s', (role) => {
    expect(mayAnswer(open, { ...owner, role })).toMatchObject({ refusal: { code: 'NOT_FOUND' } })
  })

  it('finds a hidden question gone', () => {
    const hidden = { ...open, isHidden: true }
    expect(mayAnswer(hidden, owner)).toMatchObject({ refusal: { code: 'NOT_FOUND' } })
  })
})
