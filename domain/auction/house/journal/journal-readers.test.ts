import { expect, test } from 'vitest'
import type { Actor } from '../../core/actor.ts'
import type { AuctionState } from '../../core/state.ts'
import {
  acceptedDealer,
  atTime,
  berlin,
  bid,
  dealer,
  editingAuction,
  endsAt,
  owner,
  played,
  runningAuction,
} from '../../testing/sample-auction.ts'
import type { Viewer } from '../views/viewer.ts'
import { readsJournal } from './journal-readers.ts'

const during = berlin('2026-11-18 09:00')
const operator: Actor = { kind: 'operator', customerId: 2 }
const merchant = (merchantId: number): Viewer => ({
  kind: 'merchant',
  customerId: 1_000 + merchantId,
  merchantId,
  facts: acceptedDealer,
  openQuestionEntityIds: [],
})
const viewers = {
  anna: merchant(1),
  stranger: merchant(9),
  owner: { kind: 'customer', customerId: 1 },
  operator: { kind: 'operator', customerId: 2 },
  visitor: { kind: 'visitor' },
} as const satisfies Record<string, Viewer>

const running = played(runningAuction(), dealer(1), during, bid(15_000))
const readers = (state: AuctionState) =>
  Object.entries(viewers).flatMap(([name, viewer]) => (readsJournal(state, viewer) ? [name] : []))

test('bidders and the operator read it at once, the owner after the end (rules 9)', () => {
  expect(readers(runningAuction())).toEqual(['operator'])
  expect(readers(running)).toEqual(['anna', 'operator'])
  expect(readers(atTime(running, endsAt))).toEqual(['anna', 'owner', 'operator'])
})

test('a journal outlives its ad: withdrawn or paused, its bidders keep it (rules 9)', () => {
  const withdrawn = played(running, operator, during, { type: 'withdraw', reason: 'vehicle_gone' })
  expect(withdrawn.status).toBe('inactive')
  expect(readers(withdrawn)).toEqual(['anna', 'owner', 'operator'])
  const paused = played(atTime(running, endsAt), owner, endsAt + 1, {
    type: 'renegotiation_decline',
    reason: 'price_too_low',
    then: 'pause',
  })
  expect(paused.status).toBe('inactive')
  expect(readers(paused)).toEqual(['anna', 'owner', 'operator'])
})

test('there is none before the release, for nobody (rules 9)', () => {
  expect(readers(editingAuction())).toEqual([])
})
