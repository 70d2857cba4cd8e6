import { expect, test } from 'vitest'
import { draftsOf, isWorthSaving } from './edited-entry.ts'

const line = (version: number, standing: 'draft' | 'scheduled' | 'in_force') => ({
  ...{ version, standing, savedAt: null, savedBy: null },
  ...{ publishAt: null, publishedAt: null, isWithdrawal: false },
})

test('all drafts are those without a date: what is scheduled keeps its own', () => {
  const draft = { hasDraft: true, versions: [line(2, 'draft'), line(1, 'scheduled')] }
  const scheduled = { hasDraft: true, versions: [line(2, 'scheduled'), line(1, 'in_force')] }
  const shown = { hasDraft: false, versions: [line(1, 'in_force')] }
  expect(draftsOf([draft, scheduled, shown])).toEqual([draft])
})

test('a withdrawn text is saved unchanged to be published again; any other one only once it differs', () => {
  const text = { title: 'Winter' }
  const shown = { shown: 'own' as const, hasDraft: false, text }
  expect(isWorthSaving(text, shown)).toBe(false)
  expect(isWorthSaving({ title: 'Summer' }, shown)).toBe(true)
  expect(isWorthSaving(text, { ...shown, shown: 'withdrawn' })).toBe(true)
  expect(isWorthSaving(text, { ...shown, shown: 'withdrawn', hasDraft: true })).toBe(false)
})
