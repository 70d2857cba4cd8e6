import { expect, test } from 'vitest'
import { hourMs } from '../../../calendar/instant.ts'
import type { Actor } from '../../core/actor.ts'
import type { CommandBody } from '../../core/commands.ts'
import type { AuctionState } from '../../core/state.ts'
import { auctionActions } from '../../house/actions/actions.ts'
import { renegotiationView } from '../../house/views/renegotiation-view.ts'
import {
  acceptedDealer,
  atTime,
  berlin,
  bid,
  dealer,
  endsAt,
  owner,
  played,
  runningAuction,
} from '../../testing/sample-auction.ts'
import { laterTurnEnd } from './later-turn.ts'

const buyer = dealer(1)
const counter = (amountEur: number): CommandBody => ({ type: 'renegotiation_counter', amountEur })

/** Ended at 15,000 with a target of 20,000: a renegotiation with dealer 1. */
const opened = atTime(
  played(runningAuction(), buyer, berlin('2026-11-18 09:00'), bid(15_000)),
  endsAt,
)

function actionsOf(state: AuctionState, actor: Actor, at: number) {
  const bidder = actor.kind === 'merchant' ? acceptedDealer : null
  return auctionActions({ state, actor, bidder, hasOpenQuestion: false, at })
}

test('a later turn lasts 24 h, but never longer than the bid binds (rules 6)', () => {
  const begins = endsAt + hourMs
  const turn = { turnHours: 24, bindsUntil: endsAt + 72 * hourMs }
  expect(laterTurnEnd(begins, turn)).toBe(begins + 24 * hourMs)
  const soon = begins + 7 * hourMs
  expect(laterTurnEnd(begins, { ...turn, bindsUntil: soon })).toBe(soon)
})

test('both sides and the operator are told how long a later turn of this auction lasts (rules 6)', () => {
  const { renegotiation } = opened.settings
  const shorter = {
    ...opened,
    settings: { ...opened.settings, renegotiation: { ...renegotiation, turnHours: 12 } },
  }
  const laterTurnHours = (state: AuctionState) => [
    renegotiationView(state, 'owner', null)?.turnHours,
    renegotiationView(state, 'bidder', 1)?.turnHours,
    renegotiationView(state, 'operator', null)?.turnHours,
  ]
  expect(laterTurnHours(opened)).toEqual([24, 24, 24])
  expect(laterTurnHours(shorter)).toEqual([12, 12, 12])
})

test('before a counter its owner is told how long the bid binds after it: extended once (rules 6)', () => {
  const late = endsAt + 40 * hourMs
  const extended = endsAt + 72 * hourMs
  const first = actionsOf(opened, owner, late).renegotiationCounter
  expect(first).toMatchObject({ isAllowed: true, facts: { bindsUntil: extended } })

  const countered = played(opened, owner, late, counter(19_000))
  expect(countered.renegotiation).toMatchObject({
    bindsUntil: extended,
    turnEndsAt: laterTurnEnd(late, { turnHours: 24, bindsUntil: extended }),
  })
  const left = played(countered, buyer, late + hourMs, { type: 'renegotiation_leave' })
  const reduced = actionsOf(left, owner, late + 2 * hourMs).renegotiationCounter
  expect(reduced).toMatchObject({ isAllowed: true, facts: { bindsUntil: extended } })
})

test('only the owner is told that a counter would extend the binding (rules 1 and 6)', () => {
  expect(actionsOf(opened, buyer, endsAt + hourMs).renegotiationCounter).toBeUndefined()
})
