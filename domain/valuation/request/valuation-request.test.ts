import { expect, test } from 'vitest'
import { dayMs, hourMs } from '../../calendar/instant.ts'
import { onboardingStatus } from './onboarding-status.ts'
import {
  decideValuation,
  isReportOpen,
  newValuationRequest,
  type ValuationCommand,
  type ValuationRequest,
  valuationDueAt,
} from './valuation-request.ts'

const now = Date.UTC(2026, 10, 24, 12)
const answer = { fromEur: 38_000, toEur: 43_000, words: 'Gut gepflegt.' }

function after(request: ValuationRequest, command: ValuationCommand, at = now): ValuationRequest {
  const decision = decideValuation(request, command, at)
  if (!decision.isAllowed) throw new Error(decision.refusal.code)
  return decision.next
}

function refusalOf(request: ValuationRequest, command: ValuationCommand) {
  const decision = decideValuation(request, command, now)
  return decision.isAllowed ? null : decision.refusal
}

const written = after(newValuationRequest, { type: 'write', email: 'owner@test.example' })
const submitted = after(written, { type: 'submit', missing: [] })
const valuated = after(submitted, { type: 'answer', answer })

test('a request is written, submitted and valuated, and its report ends after 12 months (spec 4)', () => {
  expect([written.status, submitted.status, valuated.status]).toEqual([
    ...['editing', 'under_review', 'valuated'],
  ])
  expect(isReportOpen(submitted, now)).toBe(false)
  expect(isReportOpen(valuated, now + 365 * dayMs - 1)).toBe(true)
  expect(isReportOpen(valuated, now + 365 * dayMs)).toBe(false)
})

test('nobody values without the vehicle or without an address to answer to', () => {
  expect(refusalOf(written, { type: 'submit', missing: ['length'] })).toMatchObject({
    code: 'VALUATION_INCOMPLETE',
    facts: { missing: 'length' },
  })
  expect(refusalOf(newValuationRequest, { type: 'submit', missing: [] })).toMatchObject({
    facts: { missing: 'email' },
  })
})

test('a step that is sent twice changes nothing; a second answer is refused', () => {
  expect(after(submitted, { type: 'submit', missing: [] }, now + hourMs)).toEqual(submitted)
  expect(after(submitted, { type: 'write', email: 'owner@test.example' })).toEqual(submitted)
  expect(refusalOf(submitted, { type: 'write', email: 'other@test.example' })?.code).toBe(
    'ACTION_NOT_POSSIBLE_NOW',
  )
  expect(refusalOf(valuated, { type: 'answer', answer })?.code).toBe('ACTION_NOT_POSSIBLE_NOW')
  expect(refusalOf(submitted, { type: 'answer', answer: { ...answer, toEur: 1 } })?.code).toBe(
    'VALIDATION_FAILED',
  )
})

test('a computed answer leaves the request to a person, whose own takes its place', () => {
  const range = { fromEur: 36_000, toEur: 44_000 }
  const computed = after(submitted, { type: 'answer_computed', range }, now)
  expect(computed).toMatchObject({
    status: 'under_review',
    answer: { ...range, words: '', isComputed: true },
  })
  expect(isReportOpen(computed, now)).toBe(true)
  expect(after(computed, { type: 'answer_computed', range }, now + hourMs)).toEqual(computed)
  const byPerson = after(computed, { type: 'answer', answer }, now + hourMs)
  expect(byPerson).toMatchObject({ status: 'valuated', answer: { ...answer, isComputed: false } })
  for (const request of [written, byPerson]) {
    expect(refusalOf(request, { type: 'answer_computed', range })?.code).toBe(
      'ACTION_NOT_POSSIBLE_NOW',
    )
  }
})

test('the answer is due in 24 hours, or on the day to which its owner postponed it (spec 9.1)', () => {
  expect(valuationDueAt(submitted)).toBe(now + 24 * hourMs)
  const later = after(submitted, { type: 'postpone', until: now + 30 * dayMs })
  expect(later.status).toBe('under_review')
  expect(valuationDueAt(later)).toBe(now + 30 * dayMs)
  for (const until of [now, now + 366 * dayMs]) {
    expect(refusalOf(submitted, { type: 'postpone', until })?.code).toBe('VALIDATION_FAILED')
  }
})

test('who comes back goes on with the valuation until its ad is submitted (spec 4)', () => {
  expect(onboardingStatus({ isProductEditing: true, valuation: 'valuated' })).toBe(
    'valuation_valuated',
  )
  expect(onboardingStatus({ isProductEditing: true, valuation: null })).toBe('product_editing')
  expect(onboardingStatus({ isProductEditing: false, valuation: 'valuated' })).toBe(
    'product_exists',
  )
  expect(onboardingStatus({ isProductEditing: null, valuation: null })).toBe('nothing')
})
