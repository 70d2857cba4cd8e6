import { expect, test } from 'vitest'
import { type FunnelAnswer, figuresOf, groupsOf, worstOf } from './funnel-figures.ts'

const all = { device: null, language: null }
const answer: FunnelAnswer = {
  funnel: 'valuation',
  from: '2026-11-01',
  counts: [
    { ...all, step: 'page', count: 200 },
    { ...all, step: 'vehicle', count: 120 },
    { ...all, step: 'begun', count: 130 },
    { ...all, step: 'condition', count: 26 },
    { ...all, step: 'contact', count: 19 },
    { ...all, step: 'submitted', count: 1 },
    { ...all, step: 'page', device: 'phone', count: 150 },
    { ...all, step: 'contact', device: 'phone', count: 3 },
    { ...all, step: 'contact', language: 'pl', count: 3 },
  ],
  people: [{ step: 'begun', count: 4 }],
  sources: [],
}

test('a step has its share of what entered, and what of it did not reach the next step', () => {
  expect(figuresOf(answer)).toEqual([
    { step: 'page', count: 200, share: 10_000, loss: 4000, people: 0 },
    // Somebody came back to the next one from elsewhere.
    { step: 'vehicle', count: 120, share: 6000, loss: null, people: 0 },
    { step: 'begun', count: 130, share: 6500, loss: 8000, people: 4 },
    { step: 'condition', count: 26, share: 1300, loss: 2700, people: 0 },
    { step: 'contact', count: 19, share: 1000, loss: null, people: 0 },
    { step: 'submitted', count: 1, share: 100, loss: null, people: 0 },
  ])
})

test('the step where most stop is named where twenty came so far', () => {
  expect(worstOf(figuresOf(answer))?.step).toBe('begun')
  expect(worstOf(figuresOf({ ...answer, funnel: 'selling', counts: [] }))).toBeUndefined()
})

test('devices and languages without anybody who entered are left out', () => {
  expect(groupsOf(answer)).toEqual([
    { kind: 'device', name: 'phone', entered: 150, shares: [10_000, 0, 0, 0, 200, 0] },
  ])
})
