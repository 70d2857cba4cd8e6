import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AuctionEvent } from '../events.ts'
import { applyEvents } from '../journal/journal.ts'
import { berlin, dealer, goodFacts, runningAuction, sampleHash, tried } from '../sample-auction.ts'
import type { AuctionState } from '../state.ts'
import { bidStepEur, defaultBidSteps } from './bid-steps.ts'
import { bidderOf, minimumBidEur, minimumLimitEur } from './current-bid.ts'

/**
 * A naive market of another shape: it keeps what everybody would pay at most, asks who would pay
 * most and was first, and searches euro by euro for the smallest price that the rules let stand.
 */
type Wallet = { standing: number; standingSince: number; limit: number | null; place: number }
type Model = { wallets: Map<number, Wallet>; leader: number; price: number; now: number }

const target = 5_600
const step = (current: number) => bidStepEur(defaultBidSteps, current)
const most = (wallet: Wallet) => Math.max(wallet.standing, wallet.limit ?? 0)
const since = (wallet: Wallet) =>
  wallet.limit !== null && wallet.limit >= wallet.standing ? wallet.place : wallet.standingSince

function whoPaysMost(model: Model): number {
  const ranked = [...model.wallets].sort(
    ([, one], [, other]) => most(other) - most(one) || since(one) - since(other),
  )
  return ranked[0]?.[0] ?? 0
}

function smallestStandingPrice(model: Model, winner: number, floor: number): number {
  const purse = model.wallets.get(winner)
  const rival = model.wallets.get(model.leader)
  const ceiling = purse?.limit ?? floor
  const goal = ceiling >= target ? target : 0
  const opening = Math.max(Math.min(floor, ceiling), goal)
  const rivalMost = rival === undefined || winner === model.leader ? 0 : most(rival)
  for (let price = floor; price < ceiling; price += 1) {
    const isStep = rivalMost < opening ? price >= opening : price >= rivalMost + step(rivalMost)
    if (isStep && price >= goal) return price
  }
  return ceiling
}

function bidByHand(model: Model, merchant: number, amount: number): void {
  const before = model.wallets.get(merchant)
  model.wallets.set(merchant, {
    limit: before?.limit ?? null,
    place: before?.place ?? 0,
    standing: amount,
    standingSince: model.now,
  })
  const winner = whoPaysMost(model)
  const limit = model.wallets.get(winner)?.limit ?? amount
  model.price =
    winner === merchant ? amount : Math.min(amount + (limit > amount ? step(amount) : 0), limit)
  lead(model, winner)
}

function setLimit(model: Model, merchant: number, limit: number): void {
  const wallet = model.wallets.get(merchant)
  if (wallet === undefined) throw new Error('An agent needs an own bid.')
  wallet.place = wallet.limit === limit ? wallet.place : model.now
  wallet.limit = limit
  const leader = model.leader
  const winner = whoPaysMost(model)
  if (merchant === leader) {
    model.price = limit >= target ? Math.max(model.price, target) : model.price
  } else if (winner === merchant) {
    model.price = smallestStandingPrice(model, merchant, model.price + step(model.price))
  } else {
    const own = model.wallets.get(winner)?.limit ?? 0
    model.price = Math.min(limit === own ? limit : limit + step(limit), own)
    wallet.standing = limit
    wallet.standingSince = model.now
  }
  // A beaten leader has bid his limit in full where he could answer; his wallet shows it either way.
  lead(model, winner)
}

function lead(model: Model, winner: number): void {
  const wallet = model.wallets.get(winner)
  if (wallet !== undefined && winner !== model.leader) wallet.standingSince = model.now
  if (wallet !== undefined) wallet.standing = model.price
  model.leader = winner
}

type Move = { merchant: number; kind: 'bid' | 'limit'; extra: number }

const moves = fc.array(
  fc.record({
    merchant: fc.integer({ min: 1, max: 5 }),
    kind: fc.constantFrom<'bid' | 'limit'>('bid', 'limit'),
    extra: fc.oneof(fc.constantFrom(0, 50, 100), fc.integer({ min: 0, max: 400 })),
  }),
  { minLength: 1, maxLength: 25 },
)

function holds(state: AuctionState, events: readonly AuctionEvent[]): void {
  const price = state.highest?.amountEur ?? 0
  for (const agent of state.secrets.agents) {
    // Nobody but the leader can have anything left, and no agent ever passed its limit.
    if (agent.merchantId !== state.highest?.merchantId)
      expect(agent.limitEur).toBeLessThanOrEqual(price)
    const bids = events.filter(
      (event) =>
        event.type === 'bid_placed' &&
        event.merchantId === agent.merchantId &&
        event.cause !== 'manual' &&
        event.amountEur > agent.limitEur,
    )
    expect(bids).toEqual([])
  }
}

test('bids and agents come out as in the naive market, whatever is sent (rules 4 and 5)', () => {
  const at = berlin('2026-11-17 20:00')
  const start = runningAuction({ startPriceEur: 4_700, targetPriceEur: target })
  fc.assert(
    fc.property(moves, (list: readonly Move[]) => {
      let state = start
      const model: Model = { wallets: new Map(), leader: 0, price: 0, now: 0 }
      for (const move of list) {
        model.now += 1
        const bidder = bidderOf(state, move.merchant)
        const isBid = move.kind === 'bid' || bidder === null
        const floor =
          bidder === null || isBid ? minimumBidEur(state) : minimumLimitEur(state, bidder)
        const amount = floor + move.extra
        const decision = tried(
          state,
          dealer(move.merchant),
          at,
          isBid
            ? { type: 'bid', amountEur: amount, isAskMeThen: false, consentVersion: null }
            : { type: 'set_agent', consentVersion: null, secrets: { limitEur: amount } },
          goodFacts,
        )
        expect(decision.isAccepted).toBe(true)
        state = applyEvents(state, decision.events, sampleHash).state
        if (isBid) bidByHand(model, move.merchant, amount)
        else setLimit(model, move.merchant, amount)
        expect([state.highest?.merchantId, state.highest?.amountEur]).toEqual([
          model.leader,
          model.price,
        ])
        holds(state, decision.events)
      }
    }),
    { numRuns: 400 },
  )
})
