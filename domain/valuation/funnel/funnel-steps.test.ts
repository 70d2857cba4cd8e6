import { expect, test } from 'vitest'
import { exampleMotorhome } from '../../vehicle/example-vehicles.ts'
import { neededAnswers } from '../request/needed-answers.ts'
import { missingOfParts, partsOfStep, questionsOfPart, stepCount } from './funnel-steps.ts'

const flows = ['two', 'three'] as const
const kinds = ['motorhome', 'trailer'] as const

test('motorhomes are asked in two steps or in three, the same questions cut differently (rules 12)', () => {
  const asked = flows.map((flow) =>
    Array.from({ length: stepCount(flow) }, (_none, index) => partsOfStep(flow, index + 1)).flat(),
  )
  expect(asked.map((parts) => [...parts].sort())).toEqual([
    asked[0]?.toSorted(),
    asked[0]?.toSorted(),
  ])
  expect(flows.map(stepCount)).toEqual([2, 3])
  expect(partsOfStep('two', 3)).toEqual([])
})

test('everything that a valuation needs is asked in the first step', () => {
  for (const kind of kinds) {
    const asked: readonly string[] = questionsOfPart('vehicle', kind)
    expect(neededAnswers(kind).filter((code) => !asked.includes(code))).toEqual([])
  }
})

test('a step holds back what is missing of its own questions alone', () => {
  const { mileage: _left, ...values } = exampleMotorhome
  expect(missingOfParts(['vehicle'], { kind: 'motorhome', values })).toEqual(['mileage'])
  expect(missingOfParts(['condition', 'contact'], { kind: 'motorhome', values })).toEqual([])
})
