import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hourMs } from '../calendar/instant.ts'
import { type Actor, clock } from './actor.ts'
import type { AuctionCommand, CommandBody } from './commands.ts'
import { decide } from './decide.ts'
import { dueAt, dueCommand } from './due.ts'
import { evolve } from './evolve.ts'
import { applyEvents } from './journal/journal.ts'
import { isTransition, type Step } from './process.ts'
import {
  bid,
  dealer,
  goodFacts,
  limit,
  operator,
  owner,
  publishedAuction,
  sampleHash,
} from './sample-auction.ts'
import type { AuctionState } from './state.ts'

/** Walks at random: whatever anybody sends whenever, every status change stands in the table. */
const bodies: readonly CommandBody[] = [
  bid(10_000),
  bid(12_000),
  bid(15_000),
  limit(13_000),
  limit(25_000),
  { type: 'withdraw_agent' },
  { type: 'buy_now', priceEur: 24_000, consentVersion: null },
  { type: 'renegotiation_accept', amountEur: null },
  { type: 'renegotiation_counter', amountEur: 19_000 },
  { type: 'renegotiation_counter', amountEur: 18_000 },
  { type: 'renegotiation_decline', reason: 'price_too_low', then: 'neither' },
  { type: 'renegotiation_decline', reason: 'price_too_low', then: 'restart' },
  { type: 'renegotiation_offer', amountEur: 17_000 },
  { type: 'renegotiation_raise', amountEur: 16_500 },
  { type: 'renegotiation_leave' },
  { type: 'reservation_confirm' },
  { type: 'reservation_decline' },
  { type: 'follow_up_accept' },
  { type: 'open_late_offers' },
  { type: 'late_offer', amountEur: 15_500 },
  { type: 'late_offer', amountEur: 21_000 },
  { type: 'late_offer_accept', lateOfferId: 900 },
  { type: 'late_offer_decline', lateOfferId: 900 },
  { type: 'stop' },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'restart', secrets: { reducedTargetPriceEur: null } },
  { type: 'withdraw', reason: 'vehicle_gone', confirmedByCustomerId: 3 },
  { type: 'withdraw_ad' },
  { type: 'submit', consentVersion: 'de-1' },
  { type: 'cancel_renegotiation', reason: 'Betrug' },
  { type: 'cancel_sale', isJustified: false },
  { type: 'end' },
  { type: 'lapse' },
  { type: 'pass_turn' },
]
const actors: readonly Actor[] = [dealer(1), dealer(2), dealer(3), owner, operator, clock]

const steps = fc.array(
  fc.record({
    body: fc.constantFrom(...bodies),
    actor: fc.constantFrom(...actors),
    hours: fc.constantFrom(0, 0.01, 1, 8, 20, 30),
  }),
  { minLength: 5, maxLength: 60 },
)

function told(state: AuctionState, command: AuctionCommand): AuctionState {
  const decision = decide(state, command, goodFacts)
  let current = state
  for (const event of decision.events) {
    const next = evolve(current, event)
    if (next.status !== current.status) {
      const ways: Step[] = [command.type, 'settle', 'derive']
      const isKnown = ways.some((step) => isTransition(current.status, step, next.status))
      expect([isKnown, current.status, command.type, next.status]).toContain(true)
    }
    current = next
  }
  return applyEvents(state, decision.events, sampleHash).state
}

test('no walk leaves the table, loses money or stops the clock (rules 2)', () => {
  const terms = [
    publishedAuction({ buyNowPriceEur: 24_000 }),
    publishedAuction({ mode: 'offer_collection' }),
  ] as const
  fc.assert(
    fc.property(steps, fc.constantFrom(...terms), (walk, start) => {
      let state = start
      let now = state.lastEventAt
      for (const step of walk) {
        now += step.hours * hourMs
        for (let turns = 0; ; turns += 1) {
          const due = dueCommand(state, now)
          if (due === null) break
          expect(turns).toBeLessThan(50)
          const before = state.version
          state = told(state, due)
          // A due command that changes nothing would be due for ever.
          expect(state.version).toBeGreaterThan(before)
        }
        state = told(state, { actor: step.actor, at: now, ...step.body })
        expect(JSON.parse(JSON.stringify(state))).toEqual(state)
        if (state.status === 'sold') expect(state.sale).not.toBeNull()
        if (state.status === 'renegotiation') expect(dueAt(state)).not.toBeNull()
      }
    }),
    { numRuns: 300 },
  )
})
