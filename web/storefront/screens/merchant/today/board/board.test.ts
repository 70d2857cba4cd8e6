import { expect, test } from 'vitest'
import { boardOf, nextEndOf } from './board.ts'

/** The board of the last half hour. */

const now = Date.parse('2026-11-25T13:00:00.000Z')
const minutes = (count: number) => new Date(now + count * 60_000).toISOString()
const card = (entityId: number, endsInMinutes: number | null) => ({
  entityId,
  auction: { endsAt: endsInMinutes === null ? null : minutes(endsInMinutes) },
})
const idsOf = (cards: readonly { readonly entityId: number }[]) =>
  cards.map(({ entityId }) => entityId)

test('it shows what ends within half an hour, what ends first before the rest', () => {
  const found = [card(1, 30), card(2, 31), card(3, 2), card(4, null)]
  expect(idsOf(boardOf([], found, now))).toEqual([3, 1])
})

test('a tile keeps its place when its end moves or another auction comes to the board', () => {
  const before = [card(3, 2), card(1, 20)]
  const found = [card(3, 25), card(1, 20), card(5, 1)]
  expect(idsOf(boardOf(before, found, now))).toEqual([3, 1, 5])
})

test('an ended auction stays for a minute, also when the search no longer finds it', () => {
  const before = [card(3, -0.5), card(1, -1)]
  expect(idsOf(boardOf(before, [], now))).toEqual([3])
})

test('without a change the board is the same, so that nothing is drawn again', () => {
  const before = [card(3, 2)]
  expect(boardOf(before, before, now)).toBe(before)
})

test('the next end is the first one beyond the board', () => {
  expect(nextEndOf([card(1, 20), card(2, 90), card(3, 45)], now)).toBe(minutes(45))
  expect(nextEndOf([card(1, 20)], now)).toBeNull()
})
