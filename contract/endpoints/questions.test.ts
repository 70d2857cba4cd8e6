import { expect, test } from 'vitest'
import { questionsEndpoints } from './questions.ts'

test.each([
  ['  Is the belt new?  ', 'Is the belt new?'],
  ['First.\n\nSecond.', 'First.\n\nSecond.'],
  [`First.${' \r\n'.repeat(40)}Second.`, 'First.\n\nSecond.'],
])('rules 8: what is written takes no more room than it needs (%j)', (text, kept) => {
  expect(questionsEndpoints.ask.body.parse({ text })).toEqual({ text: kept })
  expect(questionsEndpoints.answer.body.parse({ text })).toEqual({ text: kept })
})
