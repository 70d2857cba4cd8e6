import { expect, test } from 'vitest'
import { dayMs } from '../calendar/instant.ts'
import { yearlyCheckState, yearlyDocumentsDays } from './yearly-check.ts'

test('a yearly check is asked for, then either reviewed or overdue (rules 11)', () => {
  const askedAt = Date.parse('2026-11-23T09:00:00Z')
  const due = askedAt + yearlyDocumentsDays * dayMs
  const state = (newestDocumentAt: number | null, at: number, asked: number | null = askedAt) =>
    yearlyCheckState({ askedAt: asked, newestDocumentAt, at })
  expect(state(askedAt, due, null)).toBe(null)
  expect(state(askedAt - 1, due - 1)).toBe('asked')
  expect(state(null, due)).toBe('overdue')
  expect(state(askedAt, due)).toBe('toReview')
})
