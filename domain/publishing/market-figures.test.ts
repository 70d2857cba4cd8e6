import { expect, test } from 'vitest'
import { marketFigures } from './market-figures.ts'

/** What the market says of itself (spec 1). */

test.each([
  ['none', 0, 250],
  ['what is claimed', 250, 250],
  ['a step that is not passed', 300, 250],
  ['one more than a step', 301, 300],
  ['a count between two steps', 312, 300],
  ['many', 1_251, 1_250],
])('of %s, %i dealers, texts say over %i', (_, dealers, dealersAtLeast) => {
  expect(marketFigures({ dealers, bidders: 0 })).toEqual({ dealersAtLeast, biddersAtLeast: 300 })
})

test('bidders are counted by themselves', () => {
  expect(marketFigures({ dealers: 600, bidders: 402 })).toEqual({
    dealersAtLeast: 550,
    biddersAtLeast: 400,
  })
})
