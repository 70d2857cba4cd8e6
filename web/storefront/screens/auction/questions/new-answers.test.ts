import { expect, test } from 'vitest'
import type { QuestionView } from '#contract/endpoints/questions.ts'
import { newAnswers } from './new-answers.ts'

const written = (text: string) => ({ text, locale: 'de' as const, original: null })

const question = (questionId: number, parts: Partial<QuestionView> = {}): QuestionView => ({
  questionId,
  auctionId: 7,
  asked: written('Wie alt sind die Reifen?'),
  askedAt: '2026-11-23T10:00:00.000Z',
  isOwn: true,
  answer: null,
  answeredAt: null,
  isHidden: false,
  mayAnswer: false,
  ...parts,
})

const idsOf = (questions: readonly QuestionView[]) => questions.map(({ questionId }) => questionId)

test('an answer is announced when it comes, those that are there already are not (rules 8)', () => {
  const answered = question(1, { answer: written('Zwei Jahre.') })
  const before = [answered, question(2)]
  const after = [answered, question(2, { answer: written('Ja.') })]
  expect(idsOf(newAnswers(undefined, before))).toEqual([])
  expect(idsOf(newAnswers(before, after))).toEqual([2])
})

test('another dealer’s question appears with its answer and is announced', () => {
  expect(idsOf(newAnswers([], [question(3, { isOwn: false, answer: written('Ja.') })]))).toEqual([
    3,
  ])
  expect(idsOf(newAnswers([], [question(3, { isOwn: false })]))).toEqual([])
})

test('a translation that follows its answer is no second answer', () => {
  const original = written('Ja.')
  const before = [question(2, { answer: original })]
  const translated = { text: 'Yes.', locale: 'en' as const, original }
  expect(idsOf(newAnswers(before, [question(2, { answer: translated })]))).toEqual([])
})

test('a seller’s own answer is not announced to them', () => {
  const before = [question(2, { mayAnswer: true })]
  expect(idsOf(newAnswers(before, [question(2, { answer: written('Ja.') })]))).toEqual([])
})
