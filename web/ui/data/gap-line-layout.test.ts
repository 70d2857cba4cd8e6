import fastCheck from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findGap,
  labelCentre,
  labelColumns,
  labelSpan,
  placeAmounts,
  placeLabels,
  rowSpacing,
} from './gap-line-layout.ts'

const bid = { kind: 'bid', amountEur: 38_500 } as const
const offer = { kind: 'offer', amountEur: 39_250 } as const
const counter = { kind: 'counter', amountEur: 41_000 } as const
const target = { kind: 'target', amountEur: 42_500 } as const

describe('the places of the amounts', () => {
  test('lie in order, with room at both ends', () => {
    const places = placeAmounts([target, bid, counter, offer])
    const inOrder = ['bid', 'offer', 'counter', 'target'].map(
      (kind) => places.get(kind as 'bid') ?? -1,
    )
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b))
    expect(inOrder[0]).toBeGreaterThan(5)
    expect(inOrder[3]).toBeLessThan(95)
  })

  test('one amount alone lies in the middle', () => {
    expect(placeAmounts([bid]).get('bid')).toBe(50)
  })
})

describe('the gap', () => {
  test('lies between the last amounts of both sides', () => {
    expect(findGap([bid, offer, counter, target])).toEqual({
      from: 'offer',
      to: 'counter',
      sizeEur: 1750,
    })
  })

  test('before any offer it lies between the highest bid and the target', () => {
    expect(findGap([bid, target])).toEqual({ from: 'bid', to: 'target', sizeEur: 4000 })
  })

  test('is gone when the two sides meet, or while one side is silent', () => {
    expect(findGap([{ ...offer, amountEur: 41_000 }, counter])).toBeUndefined()
    expect(findGap([bid, offer])).toBeUndefined()
  })
})

describe('the labels', () => {
  test('stand centred at their mark while there is room', () => {
    const [column = 0] = placeLabels([50])
    expect(labelCentre(column)).toBe(50)
  })

  test('at one and the same place are spread around it', () => {
    expect(placeLabels([50, 50])).toEqual([17, 25])
  })

  test('never overlap, never leave the line and keep the order of their marks', () => {
    const centres = fastCheck.array(fastCheck.double({ min: 0, max: 100, noNaN: true }), {
      minLength: 1,
      maxLength: labelColumns / labelSpan,
    })
    fastCheck.assert(
      fastCheck.property(centres, (wanted) => {
        const columns = placeLabels(wanted)
        const sorted = [...columns].sort((a, b) => a - b)
        sorted.forEach((column, index) => {
          expect(column).toBeGreaterThanOrEqual(1)
          expect(column + labelSpan - 1).toBeLessThanOrEqual(labelColumns)
          if (index > 0) expect(column - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(labelSpan)
        })
        wanted.forEach((centre, a) => {
          wanted.forEach((other, b) => {
            if (centre < other) expect(columns[a]).toBeLessThan(columns[b] ?? 0)
          })
        })
      }),
    )
  })
})

test('rows far apart in money stand further apart on the phone', () => {
  expect(rowSpacing({ fromEur: 42_500, toEur: 39_000, wholeEur: 4000 })).toBe(3)
  expect(rowSpacing({ fromEur: 42_500, toEur: 42_400, wholeEur: 4000 })).toBe(0)
  expect(rowSpacing({ fromEur: 1, toEur: 1, wholeEur: 0 })).toBe(0)
})
