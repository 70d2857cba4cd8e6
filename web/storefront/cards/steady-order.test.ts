import { expect, test } from 'vitest'
import { steadyOrder } from './steady-order.ts'

const card = (id: number, bid: number) => ({ id, bid })

test('cards keep their places under the pointer and take the newest bids', () => {
  const shown = [card(1, 100), card(2, 200), card(3, 300)]
  const next = [card(3, 350), card(1, 100), card(4, 50)]
  expect(steadyOrder(shown, next, ({ id }) => id)).toEqual([
    card(1, 100),
    card(2, 200),
    card(3, 350),
  ])
})
