import { expect, test } from 'vitest'
import { pressingOf, tasksOf } from './tasks.ts'

/** What waits for a dealer now. */

type Card = Parameters<typeof tasksOf>[0][number]

const bidder = {
  viewer: 'bidder',
  hammerPriceEur: null,
  renegotiation: null,
  reservation: null,
  secondChance: null,
  followUp: null,
  ownLateOffer: null,
} as const
const running = (context: 'overbid' | 'holding_highest_bid', endsAt: string): Card => ({
  isOwn: false,
  status: 'running',
  auction: { ...bidder, status: 'running', context: [context], endsAt },
})
const askedUntil = (turnEndsAt: string): Card => ({
  isOwn: false,
  status: 'failed',
  auction: {
    ...bidder,
    ...{ status: 'failed', context: [], endsAt: '2026-11-24T13:00:00.000Z' },
    secondChance: { amountEur: 9000, turn: 'dealer', turnEndsAt },
  },
})

test('a lost lead and an owed answer wait, what ends first before the rest', () => {
  const cards = [
    running('overbid', '2026-11-25T14:00:00.000Z'),
    askedUntil('2026-11-25T13:00:00.000Z'),
  ]
  expect(tasksOf(cards).map(({ kind, endsAt }) => [kind, endsAt])).toEqual([
    ['yourTurn', '2026-11-25T13:00:00.000Z'],
    ['outbid', '2026-11-25T14:00:00.000Z'],
  ])
})

test('of many lost leads the four that end first are shown, and every owed answer', () => {
  const hours = [10, 11, 12, 13, 14, 15]
  const lost = hours.map((hour) => running('overbid', `2026-11-25T${hour}:00:00.000Z`))
  const shown = pressingOf(tasksOf([...lost, askedUntil('2026-11-26T13:00:00.000Z')]))
  expect(shown.map(({ endsAt }) => endsAt.slice(8, 13))).toEqual([
    '25T10',
    '25T11',
    '25T12',
    '25T13',
    '26T13',
  ])
})

test('who leads has nothing to do', () => {
  expect(tasksOf([running('holding_highest_bid', '2026-11-25T14:00:00.000Z')])).toEqual([])
})
