import { expect, test } from 'vitest'
import { questionsOf } from './questions.ts'

test('each heading is a question with all that follows it', () => {
  const blocks = [
    { kind: 'paragraph' as const, lines: ['before any question'] },
    { kind: 'heading' as const, text: 'What does it cost?' },
    { kind: 'paragraph' as const, lines: ['Nothing.'] },
    { kind: 'list' as const, entries: ['really'] },
    { kind: 'heading' as const, text: 'Who bids?' },
  ]
  expect(questionsOf({ blocks })).toEqual([
    { question: 'What does it cost?', answer: [blocks[2], blocks[3]] },
    { question: 'Who bids?', answer: [] },
  ])
})
