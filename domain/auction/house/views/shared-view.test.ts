import { describe, expect, test } from 'vitest'
import { hourMs } from '../../../calendar/instant.ts'
import type { BidderFacts } from '../../core/facts.ts'
import type { AuctionState } from '../../core/state.ts'
import { acceptedDealer } from '../../testing/sample-auction.ts'
import * as stages from '../../testing/stages.ts'
import { classesOfViewers } from './shared-view.ts'
import type { Viewer } from './viewer.ts'
import { auctionView } from './views.ts'

/** What is made once for a class of viewers is what each of them would be told (rules 1). */

const states = Object.entries(stages).flatMap(([name, stage]): [string, AuctionState][] =>
  typeof stage === 'object' && 'auctionId' in stage && 'status' in stage ? [[name, stage]] : [],
)
const instants = [stages.early, stages.after, stages.opened + 1, stages.opened + 30 * 24 * hourMs]
const factsOfDealers: readonly BidderFacts[] = [
  acceptedDealer,
  { ...acceptedDealer, isBlocked: true },
  { ...acceptedDealer, isBiddingStopped: true },
  { ...acceptedDealer, hasAcceptedTerms: false },
  { ...acceptedDealer, isOwnOrLinkedAd: true },
  { ...acceptedDealer, admission: 'in_review' },
  { ...acceptedDealer, admission: 'refused' },
]

function merchant(merchantId: number, facts = acceptedDealer, asked: number[] = []): Viewer {
  const customerId = 1_000 + merchantId
  return { kind: 'merchant', customerId, merchantId, facts, openQuestionEntityIds: asked }
}

test('the stages are those of an auction from its draft to its late offers', () => {
  expect(states.length).toBeGreaterThan(15)
})

describe.each(states)('%s', (_name, state) => {
  const classOf = classesOfViewers(state, null)
  const viewers: Viewer[] = [
    { kind: 'visitor' },
    { kind: 'customer', customerId: 1 },
    { kind: 'customer', customerId: 70 },
    { kind: 'customer', customerId: 71 },
    { kind: 'customer', customerId: 72, linkedMerchantIds: [3] },
    { kind: 'operator', customerId: 2 },
    ...factsOfDealers.flatMap((facts) =>
      [1, 2, 3, 4, 801, 802].flatMap((id) => [
        merchant(id, facts),
        merchant(id, facts, [state.entityId]),
      ]),
    ),
  ]

  test('two viewers of one class are told the same', () => {
    for (const at of instants) {
      const known = new Map<string, unknown>()
      for (const viewer of viewers) {
        const name = classOf(viewer)
        if (name === null) continue
        const view = auctionView(state, { viewer, at, history: [] })
        if (known.has(name)) expect(view, name).toEqual(known.get(name))
        known.set(name, view)
      }
      expect(known.size).toBeGreaterThan(8)
    }
  })

  test('its owner, operators and whoever it names have a view of their own', () => {
    const own = [
      { kind: 'customer', customerId: 1 },
      { kind: 'operator', customerId: 2 },
    ] as const
    for (const viewer of own) expect(classOf(viewer)).toBeNull()
    for (const { merchantId } of [...state.bidders, ...state.lateOffers]) {
      expect(classOf(merchant(merchantId))).toBeNull()
    }
  })
})

test('who was refused a first bid, or is bound by the round before, is no bidder and yet named', () => {
  const refused = {
    ...stages.running,
    secrets: {
      ...stages.running.secrets,
      lastRefusals: [{ merchantId: 8, code: 'BID_TOO_LOW', amountEur: 1, at: stages.early }],
    },
  } as const
  expect(classesOfViewers(refused, null)(merchant(8))).toBeNull()
  const carried = { merchantId: 9, amountEur: 15_000, bindsUntil: stages.after } as never
  expect(classesOfViewers(stages.running, carried)(merchant(9))).toBeNull()
  expect(classesOfViewers(stages.running, null)(merchant(9))).not.toBeNull()
})
