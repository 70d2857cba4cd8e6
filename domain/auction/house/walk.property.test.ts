import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { hourMs, type Instant, minuteMs } from '../../calendar/instant.ts'
import { eventsOf } from '../../messaging/notification-table.ts'
import { type Actor, clock } from '../core/actor.ts'
import type { AuctionCommand, CommandBody } from '../core/commands.ts'
import { minimumBidEur } from '../core/current-bid.ts'
import type { Facts } from '../core/facts.ts'
import { isReleased } from '../core/phases.ts'
import { defaultMarketSettings } from '../core/settings.ts'
import type { AuctionState } from '../core/state.ts'
import { minimumLateOfferEur, pendingLateOffers } from '../process/late-offers/late-offer-rules.ts'
import { buyersBestEur, lastCounterEur } from '../process/renegotiation/negotiation-rules.ts'
import {
  atTime,
  bid,
  dealer,
  editingAuction,
  endsAt,
  goodFacts,
  limit,
  operator,
  owner,
  played,
  publishedAuction,
  runningAuction,
  sampleHash,
} from '../testing/sample-auction.ts'
import { decide } from './decide.ts'
import { dueAt, dueCommand } from './due.ts'
import { evolve } from './evolve.ts'
import { applyEvents } from './journal/journal.ts'
import { notificationsFor } from './notifications/notifications-for.ts'
import { stepEffects } from './process-effects.ts'
import { isTransition, transitions, transitionsFor } from './process-table.ts'
import type { Step } from './transition.ts'

/** Walks at random: whatever anybody sends whenever, every status change stands in the table. */
type Sent = { readonly actor: Actor; readonly body: CommandBody }
type Choice = {
  readonly move: number
  readonly isWild: boolean
  readonly who: number
  readonly extra: number
}
type Move = (state: AuctionState, choice: Choice, at: Instant) => Sent

const from =
  (actor: Actor, body: CommandBody): Move =>
  () => ({ actor, body })
const buyerOf = (state: AuctionState) => dealer(state.renegotiation?.merchantId ?? 1)
const bestOf = (state: AuctionState) =>
  state.renegotiation === undefined ? 10_000 : buyersBestEur(state.renegotiation)
const counterOf = (state: AuctionState) =>
  (state.renegotiation && lastCounterEur(state.renegotiation)) ?? 20_001
const leastBidEur = (state: AuctionState) => (isReleased(state) ? minimumBidEur(state) : 10_000)
const leastLateOfferEur = (state: AuctionState, who: number) =>
  isReleased(state) ? minimumLateOfferEur(state, who) : 10_000
const lateOfferOf = (state: AuctionState) => pendingLateOffers(state)[0]?.lateOfferId ?? 0

const moves: Readonly<Record<string, Move>> = {
  submit: from(owner, { type: 'submit', consentVersion: 'de-1' }),
  sendBack: from(operator, { type: 'send_back', remarks: 'Bild 3 fehlt' }),
  refuseAd: from(operator, { type: 'refuse_ad', reason: 'Kein Wohnmobil' }),
  approve: from(operator, {
    type: 'approve',
    mode: 'auction',
    startPriceEur: 16_000,
    buyNowPriceEur: null,
    settings: defaultMarketSettings,
    secrets: { targetPriceEur: 20_000 },
  }),
  withdrawAd: from(owner, { type: 'withdraw_ad' }),
  bid: (state, { who, extra }) => ({ actor: dealer(who), body: bid(leastBidEur(state) + extra) }),
  setAgent: (state, { who, extra }) => ({
    actor: dealer(who),
    body: limit(leastBidEur(state) + extra),
  }),
  withdrawAgent: (_state, { who }) => ({ actor: dealer(who), body: { type: 'withdraw_agent' } }),
  endAgent: (_state, { who }) => ({
    actor: operator,
    body: { type: 'end_agents_of', merchantId: who },
  }),
  buyNow: (state, { who }) => ({
    actor: dealer(who),
    body: { type: 'buy_now', priceEur: state.buyNowPriceEur ?? 0, consentVersion: null },
  }),
  ask: (_state, { who }) => ({
    actor: dealer(who),
    body: { type: 'ask_question', text: 'Ist er dicht?' },
  }),
  outage: (_state, _choice, at) => ({
    actor: clock,
    body: { type: 'move_end', outageFrom: at - 5 * minuteMs, outageUntil: at },
  }),
  confirmDefect: from(operator, { type: 'confirm_defect' }),
  end: from(clock, { type: 'end' }),
  ownerAccepts: from(owner, { type: 'renegotiation_accept', amountEur: null }),
  buyerAccepts: (state) => ({
    actor: buyerOf(state),
    body: { type: 'renegotiation_accept', amountEur: null },
  }),
  counter: (state) => ({
    actor: owner,
    body: { type: 'renegotiation_counter', amountEur: counterOf(state) - 1 },
  }),
  offer: (state, { extra }) => ({
    actor: buyerOf(state),
    body: { type: 'renegotiation_offer', amountEur: bestOf(state) + 100 + extra },
  }),
  raise: (state, { extra }) => ({
    actor: buyerOf(state),
    body: { type: 'renegotiation_raise', amountEur: bestOf(state) + 100 + extra },
  }),
  leave: (state) => ({ actor: buyerOf(state), body: { type: 'renegotiation_leave' } }),
  decline: from(owner, { type: 'renegotiation_decline', reason: 'price_too_low', then: 'neither' }),
  declineToRestart: from(owner, {
    type: 'renegotiation_decline',
    reason: 'price_too_low',
    then: 'restart',
  }),
  cancelRenegotiation: from(operator, { type: 'cancel_renegotiation', reason: 'Betrug' }),
  confirm: from(owner, { type: 'reservation_confirm' }),
  declineReservation: from(owner, { type: 'reservation_decline' }),
  takeFollowUp: from(owner, { type: 'follow_up_accept' }),
  openLateOffers: from(owner, { type: 'open_late_offers' }),
  lateOffer: (state, { who, extra }) => ({
    actor: dealer(who),
    body: {
      type: 'late_offer',
      amountEur: leastLateOfferEur(state, who) + extra,
      consentVersion: null,
    },
  }),
  acceptLateOffer: (state) => ({
    actor: owner,
    body: { type: 'late_offer_accept', lateOfferId: lateOfferOf(state) },
  }),
  declineLateOffer: (state) => ({
    actor: owner,
    body: { type: 'late_offer_decline', lateOfferId: lateOfferOf(state) },
  }),
  stop: from(owner, { type: 'stop' }),
  pause: from(owner, { type: 'pause' }),
  resume: from(owner, { type: 'resume' }),
  restart: (_state, { extra }) => ({
    actor: owner,
    body: {
      type: 'restart',
      consentVersion: 'de-1',
      secrets: { reducedTargetPriceEur: extra > 0 ? 19_000 : null },
    },
  }),
  withdraw: (_state, { who }) => ({
    actor: { kind: 'operator', customerId: who },
    body: { type: 'withdraw', reason: 'vehicle_gone' },
  }),
  dropWithdrawal: from(operator, { type: 'drop_withdrawal' }),
  offerSecondChance: from(owner, { type: 'second_chance_offer' }),
  acceptSecondChance: (state) => ({
    actor: dealer(state.secondChance?.merchantId ?? 1),
    body: { type: 'second_chance_accept' },
  }),
  declineSecondChance: (state) => ({
    actor: dealer(state.secondChance?.merchantId ?? 1),
    body: { type: 'second_chance_decline' },
  }),
  cancelSale: from(operator, { type: 'cancel_sale', isJustified: false }),
}

const first = played(runningAuction(), dealer(3), endsAt - 9 * hourMs, bid(14_000))
const led = played(first, dealer(1), endsAt - 8 * hourMs, bid(15_000))
const talking = atTime(led, endsAt)
const canceled = played(talking, operator, endsAt, {
  type: 'cancel_renegotiation',
  reason: 'Betrug',
})
const lateOffers = atTime(canceled, endsAt + 24 * hourMs)
const offered = played(lateOffers, dealer(2), endsAt + 25 * hourMs, {
  type: 'late_offer',
  amountEur: 15_500,
  consentVersion: null,
})
const soldOnce = atTime(
  played(
    played(runningAuction(), dealer(2), endsAt - 9 * hourMs, {
      type: 'bid',
      amountEur: 19_500,
      isAskMeThen: true,
      consentVersion: null,
    }),
    dealer(1),
    endsAt - 8 * hourMs,
    bid(20_000),
  ),
  endsAt,
)
const secondChance = played(soldOnce, operator, endsAt + 20 * hourMs, {
  type: 'cancel_sale',
  isJustified: false,
})
const green = played(runningAuction(), dealer(1), endsAt - 8 * hourMs, bid(20_000))

/** A round in which the archived bid of the one before binds on for some hours. */
function followUpRound(state: AuctionState, hours: number): AuctionState {
  const bindsUntil = (state.clock ?? runningAuction().clock).startsAt + hours * hourMs
  return {
    ...state,
    followUp: { merchantId: 3, amountEur: 15_000, bindsUntil, acceptUntil: null },
  }
}

const starts: readonly AuctionState[] = [
  publishedAuction({ buyNowPriceEur: 24_000 }),
  publishedAuction({ mode: 'offer_collection' }),
  played(runningAuction({ buyNowPriceEur: 24_000 }), dealer(2), endsAt - 20 * hourMs, bid(15_000)),
  played(led, dealer(1), endsAt - 7 * hourMs, limit(18_000)),
  atTime(played(led, dealer(1), endsAt - 7 * hourMs, limit(18_000)), endsAt - 5 * minuteMs),
  talking,
  canceled,
  lateOffers,
  offered,
  played(offered, owner, endsAt + 26 * hourMs, { type: 'late_offer_decline', lateOfferId: 900 }),
  ...[0.5, 10, 23.4, 48].map((hours) => followUpRound(runningAuction(), hours)),
  atTime(followUpRound(runningAuction(), 48), endsAt),
  followUpRound(publishedAuction(), -0.01),
  ...(['editing', 'under_review'] as const).map((status) =>
    followUpRound({ ...editingAuction(), status }, 5),
  ),
  played(talking, owner, endsAt + hourMs, { type: 'renegotiation_counter', amountEur: 19_000 }),
  atTime(
    played(
      runningAuction({ mode: 'offer_collection' }),
      dealer(1),
      endsAt - 8 * hourMs,
      bid(20_000),
    ),
    endsAt,
  ),
  atTime(
    played(green, operator, endsAt - 7 * hourMs, { type: 'withdraw', reason: 'vehicle_gone' }),
    endsAt - 5 * minuteMs,
  ),
  green,
  soldOnce,
  secondChance,
  played(runningAuction({ mode: 'offer_collection' }), dealer(1), endsAt - 2 * hourMs, bid(20_000)),
  ...[led, played(led, dealer(2), endsAt - hourMs, bid(15_500))].map((state) =>
    atTime(played(state, dealer(1), endsAt - hourMs, limit(18_000)), endsAt - 2 * minuteMs),
  ),
  played(secondChance, owner, secondChance.lastEventAt, { type: 'second_chance_offer' }),
]

const walks = fc.array(
  fc.record({
    move: fc.nat(),
    isWild: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
    who: fc.integer({ min: 1, max: 3 }),
    extra: fc.constantFrom(0, 50, 400, 3_000, 9_000),
    hours: fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(0, 0, 0.02, 0.14, 1, 12, 30) },
      { weight: 1, arbitrary: fc.constant(350) },
    ),
  }),
  { minLength: 10, maxLength: 60 },
)

const walked = new Set<string>()

const caused = new Set<string>()

/** The hammer settles in the same transaction, so its consequences are the settling's too. */
function declaredOf(type: Step): readonly string[] {
  const steps: readonly Step[] = type === 'end' ? ['end', 'settle'] : [type]
  return steps.flatMap((step) => [...stepEffects[step].notifications, ...stepEffects[step].journal])
}

function applied(state: AuctionState, command: AuctionCommand): AuctionState {
  const facts: Facts = { ...goodFacts, nextLateOfferId: 900 + state.lateOffers.length }
  const decision = decide(state, command, facts)
  if (decision.isAccepted) walked.add(`${state.status} ${command.type}`)
  let current = state
  for (const event of decision.events) {
    const next = evolve(current, event)
    if (next.status !== current.status) {
      const possible: Step[] = [command.type, 'settle', 'derive']
      const isKnown = possible.some((step) => isTransition(current.status, step, next.status))
      expect([isKnown, current.status, command.type, next.status]).toContain(true)
    }
    current = next
  }
  const { state: after, entries } = applyEvents(state, decision.events, sampleHash)
  const notifications = notificationsFor({ before: state, after, events: decision.events })
  const names = new Set<string>([...decision.events.map(({ type }) => type), ...changesOfState])
  for (const { code } of notifications) {
    expect([eventsOf(code).some((name) => names.has(name)), code]).toContain(true)
  }
  const declared = declaredOf(command.type)
  for (const effect of [
    ...notifications.map(({ code }) => code),
    ...entries.map(({ kind }) => kind),
  ]) {
    expect([declared.includes(effect), command.type, effect]).toContain(true)
    caused.add(`${command.type} ${effect}`)
  }
  return after
}

/** These follow from the states around the events, not from one event. */
const changesOfState = ['leader_changed', 'bid_binds_on', 'bid_waits_for_owner', 'bid_freed']

function withDue(state: AuctionState, now: Instant): AuctionState {
  let current = state
  for (let turns = 0; ; turns += 1) {
    const due = dueCommand(current, now)
    if (due === null) return current
    expect(turns).toBeLessThan(50)
    const before = current.version
    current = applied(current, due)
    // A due command that changes nothing would be due for ever.
    expect(current.version).toBeGreaterThan(before)
  }
}

/** Any move now and then, else one that the table knows in this status. */
function chosen(state: AuctionState, choice: Choice, now: Instant): Sent {
  const all = Object.values(moves).map((move) => move(state, choice, now))
  const fitting = all.filter((sent) => transitionsFor(state.status, sent.body.type).length > 0)
  const list = choice.isWild || fitting.length === 0 ? all : fitting
  return list[choice.move % list.length] ?? { actor: clock, body: { type: 'end' } }
}

describe('random walks (rules 2)', () => {
  test('none leaves the table, loses a sale, or stops the clock (rules 2)', () => {
    fc.assert(
      fc.property(walks, fc.constantFrom(...starts), (walk, start) => {
        let state = start
        let now = state.lastEventAt
        for (const step of walk) {
          now += step.hours * hourMs
          state = withDue(state, now)
          const sent = chosen(state, step, now)
          state = applied(state, { actor: sent.actor, at: now, ...sent.body })
          const kept = JSON.parse(JSON.stringify(state))
          // The matcher costs ten times as much, and says more only where they differ.
          if (!isDeepStrictEqual(kept, state)) expect(kept).toEqual(state)
          if (state.status === 'sold') expect(state.sale).not.toBeNull()
          if (state.status === 'renegotiation') expect(dueAt(state)).not.toBeNull()
        }
      }),
      // A fixed seed, so that the walked ways below are always the same.
      { numRuns: 2_000, seed: 20261118 },
    )
  })

  afterAll(() => {
    // They need the private log, and have a walk of their own (void.property.test.ts).
    const fromLog = ['void_bids', 'take_back_bid']
    const internal = ['settle', 'derive']
    const possible = transitions
      .filter((row) => !fromLog.includes(row.step) && !internal.includes(row.step))
      .flatMap((row) => row.from.map((status) => `${status} ${row.step}`))
    // The clock settles what is due before anybody else acts, and questions close an hour early;
    // an offer that stands makes the status another one. Outages and two late offers at once have
    // tests of their own.
    const impossible =
      /^((acpt|declined)_late_offer late_offer_(accept|decline)|running end|(published|running) move_end|anr_offer_above_targetprice settle_late_offers|hotbidding ask_question)$/
    const missing = possible.filter(
      (transition) => !walked.has(transition) && !impossible.test(transition),
    )
    expect(missing).toEqual([])
    // A buyer without any rival in an offer collection, a follow-up round whose bids were taken out,
    // a purchase in a follow-up round: seen by tests of their own or too rare for a walk.
    const rare = ['follow_up_accept auction_lost', 'buy_now follow_up_freed_dealer']
    const unseen = transitions
      .filter((row) => !fromLog.includes(row.step) && row.step !== 'settle')
      .flatMap((row) => declaredOf(row.step).map((effect) => `${row.step} ${effect}`))
      .filter((effect) => !caused.has(effect) && !rare.includes(effect))
    expect(unseen).toEqual([])
  })
})
