import { expect, test } from 'vitest'
import type { CommandBody } from '../../core/commands.ts'
import {
  approvedAt,
  atTime,
  berlin,
  bid,
  endsAt,
  operator,
  owner,
  played,
  publishedAuction,
  runningAuction,
} from '../../testing/sample-auction.ts'
import { anna, during } from '../../testing/two-dealers.ts'
import { endedAt } from './ended-at.ts'

const takenOut: CommandBody = { type: 'withdraw', reason: 'vehicle_gone' }
const afterwards = berlin('2026-11-20 09:00')

test('a round that runs is not over, and one that had its hammer ended then (rules 2)', () => {
  const bidden = played(runningAuction(), anna, during, bid(12_000))
  expect(endedAt(bidden)).toBeNull()
  const over = atTime(bidden, endsAt)
  expect(endedAt(over)).toBe(endsAt)
  expect(endedAt(atTime(over, afterwards))).toBe(endsAt)
})

test('bought now it ended by the click (rules 3)', () => {
  const running = runningAuction({ buyNowPriceEur: 25_000 })
  expect(
    endedAt(
      played(running, anna, during, { type: 'buy_now', priceEur: 25_000, consentVersion: 'de-1' }),
    ),
  ).toBe(during)
})

test('taken out while it ran it ended then; after its hammer it keeps its end (rules 2)', () => {
  expect(endedAt(played(runningAuction(), operator, during, takenOut))).toBe(during)
  const failed = atTime(played(runningAuction(), anna, during, bid(12_000)), endsAt)
  expect(endedAt(played(failed, operator, endsAt + 1, takenOut))).toBe(endsAt)
})

test('at the very instant of its start it ran already: taken out then, or bought (rules 2, 3)', () => {
  const running = runningAuction({ buyNowPriceEur: 25_000 })
  const startsAt = running.clock?.startsAt ?? 0
  expect(endedAt(played(running, operator, startsAt, takenOut))).toBe(startsAt)
  const purchase: CommandBody = { type: 'buy_now', priceEur: 25_000, consentVersion: 'de-1' }
  expect(endedAt(played(running, anna, startsAt, purchase))).toBe(startsAt)
})

test.each([
  ['its owner', owner, { type: 'withdraw_ad' }],
  ['an operator', operator, takenOut],
] as const)('withdrawn by %s before the start it never ran (rules 2)', (_who, actor, command) => {
  const withdrawn = played(publishedAuction(), actor, approvedAt, command)
  expect(withdrawn.status).toBe('inactive')
  expect(endedAt(withdrawn)).toBeNull()
  expect(endedAt(atTime(withdrawn, afterwards))).toBeNull()
})
