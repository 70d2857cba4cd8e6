import { z } from 'zod'
import { answerLength, questionLength } from '#domain/question/question.ts'
import { auctionView } from '../auction-view.ts'
import { endpoint } from '../endpoint.ts'
import { shownText } from '../texts/translated-texts.ts'
import { entityId, wireInstant } from '../wire.ts'

/** Questions about an ad and their answers, as the caller may see them (rules 8). */

const questionView = z.object({
  questionId: z.int(),
  auctionId: z.int(),
  asked: shownText,
  askedAt: wireInstant,
  isOwn: z.boolean(),
  answer: shownText.nullable(),
  answeredAt: wireInstant.nullable(),
  isHidden: z.boolean(),
  mayAnswer: z.boolean(),
})
export type QuestionView = z.infer<typeof questionView>

const byQuestion = z.object({ questionId: entityId })
/** One empty line at a time: whoever holds the key down takes no page from those who read. */
const written = (length: { readonly min: number; readonly max: number }) => {
  const text = z
    .string()
    .trim()
    .overwrite((each) => each.replaceAll(/(?:[^\S\n]*\n){3,}/g, '\n\n'))
  return z.object({ text: text.min(length.min).max(length.max) })
}

const textRefusals = [
  'TEXT_HAS_EMAIL',
  'TEXT_HAS_PHONE',
  'TEXT_HAS_LINK',
  'TEXT_ASKS_PRICE',
  'TEXT_ASKS_CONTACT',
] as const

export const questionsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/private/auction/{auctionId}/questions',
    access: 'private',
    summary: 'Questions and answers about the vehicle of an auction, oldest first',
    params: z.object({ auctionId: entityId }),
    output: z.object({ questions: z.array(questionView) }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/private/auction/{auctionId}/question',
    access: 'private',
    summary: 'Ask the seller; one open question per dealer and ad, until 60 min before the end',
    params: z.object({ auctionId: entityId }),
    body: written(questionLength),
    output: auctionView,
    isIdempotent: true,
    refusals: [
      ...['NOT_A_MERCHANT', 'MERCHANT_IN_REVIEW', 'MERCHANT_BLOCKED', 'BIDDING_STOPPED'],
      ...['TERMS_NOT_ACCEPTED', 'OWN_AD', 'ACTION_NOT_POSSIBLE_NOW', 'IDEMPOTENCY_KEY_REUSED'],
      ...['QUESTION_STILL_OPEN', 'QUESTIONS_CLOSED'],
      ...textRefusals,
    ] as const,
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/api/private/question/{questionId}/answer',
    access: 'private',
    summary: 'Answer a question as the seller; all dealers see it',
    params: byQuestion,
    body: written(answerLength),
    output: questionView,
    refusals: ['ACTION_NOT_POSSIBLE_NOW', ...textRefusals],
  }),
  setVisibility: endpoint({
    method: 'PUT',
    path: '/api/operator/questions/{questionId}/visibility',
    access: 'operator',
    summary: 'Hide a question with its answer, or show it again; logged',
    params: byQuestion,
    body: z.object({ isHidden: z.boolean() }),
    output: questionView,
    refusals: ['ACTION_NOT_POSSIBLE_NOW'],
  }),
} as const
