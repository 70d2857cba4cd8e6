import { describe, expect, it } from 'vitest'
import { viewerRoles } from '../auction/auction-view.ts'
import { mayAnswer } from './may.ts'
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
  // Viewer, his customer id, then: open, answered, hidden.
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
  const owner = { role: 'owner', customerId: 30, status: 'running' } as const

  it('is the owner, once, as long as dealers can use it', () => {
    expect(mayAnswer(open, owner).isAllowed).toBe(true)
    expect(mayAnswer(open, { ...owner, status: 'acpt_late_offer' }).isAllowed).toBe(true)
    for (const refusedBy of [
      mayAnswer(answered, owner),
      mayAnswer(open, { ...owner, status: 'sold' }),
    ]) {
      expect(refusedBy).toMatchObject({ refusal: { code: 'ACTION_NOT_POSSIBLE_NOW' } })
    }
  })

  it.each(viewerRoles.filter((role) => role !== 'owner'))('is never a %s', (role) => {
    expect(mayAnswer(open, { ...owner, role })).toMatchObject({ refusal: { code: 'NOT_FOUND' } })
  })

  it('finds a hidden question gone', () => {
    const hidden = { ...open, isHidden: true }
    expect(mayAnswer(hidden, owner)).toMatchObject({ refusal: { code: 'NOT_FOUND' } })
  })
})
