import { describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '../../../calendar/instant.ts'
import { clock } from '../../core/actor.ts'
import type { CommandBody } from '../../core/commands.ts'
import type { ReleasedState } from '../../core/state.ts'
import { type AuctionState, type AuctionStatus, auctionStatuses } from '../../core/state.ts'
import {
  acceptedDealer,
  atTime,
  berlin,
  bid,
  dealer,
  endsAt,
  limit,
  operator,
  outcome,
  owner,
  type Played,
  played,
  publishedAuction,
  runningAuction,
} from '../../testing/sample-auction.ts'
import { type AuctionView, type ViewerRole, viewerRoles } from './auction-view.ts'
import { type BidRecord, bidRecords } from './bid-records.ts'
import { fieldTable, isVisible, type ViewField } from './field-table.ts'
import { statusSeen } from './status-seen.ts'
import type { Viewer } from './viewer.ts'
import { auctionView } from './views.ts'

const during = berlin('2026-11-18 09:00')
/** A target and limits that occur nowhere else, so that a leak can be searched for. */
const terms = { targetPriceEur: 23_457 }
const annasLimit = 17_891

const merchant = (
  merchantId: number,
  admission: 'accepted' | 'in_review' = 'accepted',
): Viewer => ({
  kind: 'merchant',
  customerId: 1_000 + merchantId,
  merchantId,
  facts: { ...acceptedDealer, admission },
  openQuestionEntityIds: [],
})
const visitor: Viewer = { kind: 'visitor' }
const seller: Viewer = { kind: 'customer', customerId: 50 }
const ownerLooks: Viewer = { kind: 'customer', customerId: 1 }
const operatorLooks: Viewer = { kind: 'operator', customerId: 2 }
const everybody: readonly (readonly [ViewerRole, Viewer])[] = [
  ['visitor', visitor],
  ['seller', seller],
  ['merchant_in_review', merchant(60, 'in_review')],
  ['dealer', merchant(61)],
  ['bidder', merchant(2)],
  ['owner', ownerLooks],
  ['operator', operatorLooks],
]

/** Anna (1) leads with an agent, Bert (2) was outbid. */
function contested(): { state: ReleasedState; history: readonly BidRecord[] } {
  const history: BidRecord[] = []
  let state: ReleasedState = runningAuction(terms)
  for (const [who, body] of [
    [1, bid(10_000)],
    [2, bid(11_000)],
    [1, bid(11_100)],
    [1, limit(annasLimit)],
    [2, bid(12_000)],
  ] as const) {
    const done: Played = outcome(state, dealer(who), during, body)
    state = done.state
    history.push(...bidRecords(done.events))
  }
  return { state, history }
}

const { state: running, history } = contested()
const renegotiating = atTime(running, endsAt)

/** For what goes by the status alone, whatever else such an auction would have. */
function withStatus(status: AuctionStatus): AuctionState {
  const reservation = { merchantId: 1, amountEur: 12_500, lateOfferId: null, bindsUntil: endsAt }
  const reserved = status === 'anr_offer_above_targetprice' && { reservation }
  return { ...renegotiating, status, ...reserved } as AuctionState
}

function look(viewer: Viewer, state: AuctionState = running, at = during): AuctionView {
  const view = auctionView(state, { viewer, at, history })
  if (view === null) throw new Error('This viewer sees no such ad.')
  return view
}

describe('the table viewer x status x field (rules 1)', () => {
  test('it covers every viewer, status and field of the view (rules 1)', () => {
    expect(Object.keys(fieldTable).sort()).toEqual(Object.keys(look(operatorLooks)).sort())
    for (const row of Object.values(fieldTable)) {
      expect(Object.keys(row).sort()).toEqual([...viewerRoles].sort())
      for (const statuses of Object.values(row)) {
        for (const status of statuses) expect(auctionStatuses).toContain(status)
      }
    }
  })

  test('whatever the table keeps from a viewer is null in their view (rules 1)', () => {
    for (const [role, viewer] of everybody) {
      for (const status of auctionStatuses) {
        const state = withStatus(status)
        const view = auctionView(state, { viewer, at: during, history })
        if (view === null) continue
        expect(view.viewer).toBe(role)
        for (const field of Object.keys(fieldTable) as ViewField[]) {
          const isNeutral = field === 'priceColour' ? 'neutral' : null
          if (!isVisible(field, role, status))
            expect([field, view[field]]).toEqual([field, isNeutral])
        }
      }
    }
  })

  // Rules 1 in rows: field, and who is told it while the auction runs.
  test.each([
    ['startPriceEur', 'visitor seller merchant_in_review dealer bidder owner operator'],
    ['currentBidEur', 'dealer bidder owner operator'],
    ['light', 'dealer bidder owner operator'],
    ['bidCount', 'dealer bidder owner operator'],
    ['bidderCount', 'dealer bidder owner operator'],
    ['history', 'dealer bidder operator'],
    ['targetPriceEur', 'owner operator'],
    ['own', 'dealer bidder'],
    ['hammerPriceEur', ''],
    ['renegotiation', ''],
    ['version', 'operator'],
  ] as const)('%s is told to: %s (rules 1)', (field, viewers) => {
    const readers = everybody.filter(([, viewer]) => look(viewer)[field] !== null)
    expect(readers.map(([role]) => role).join(' ')).toBe(viewers)
  })

  test('that an operator took it off the market is told to owner and operator (rules 1, 2)', () => {
    const withdraw = { type: 'withdraw', reason: 'vehicle_gone' } as const
    const withdrawn = played(running, operator, during, withdraw)
    const readers = everybody.flatMap(([role, viewer]) => {
      const view = auctionView(withdrawn, { viewer, at: during, history })
      return view?.closedByOperator === 'withdrawn' ? [role] : []
    })
    expect(readers).toEqual(['owner', 'operator'])
  })

  test('why and by whom it was taken off the market is told to the operator (rules 1, 2)', () => {
    const withdraw = { type: 'withdraw', reason: 'vehicle_gone' } as const
    const withdrawn = played(running, operator, during, withdraw)
    const readers = everybody.flatMap(([role, viewer]) => {
      const view = auctionView(withdrawn, { viewer, at: during, history })
      return view?.withdrawal ? [[role, view.withdrawal]] : []
    })
    const by = { operatorCustomerId: 2, confirmedByCustomerId: null }
    expect(readers).toEqual([['operator', { reason: 'vehicle_gone', at: during, ...by }]])
  })

  test('why an end moved is told to owner, operator and dealers (rules 1, 3)', () => {
    const outageUntil = endsAt - 20 * minuteMs
    const outageFrom = outageUntil - 5 * minuteMs
    const moved = played(running, clock, outageUntil, {
      type: 'move_end',
      outageFrom,
      outageUntil,
    })
    const readers = everybody.filter(([, viewer]) => {
      const { endMove } = look(viewer, moved, outageUntil)
      expect(look(viewer).endMove).toBeNull()
      if (endMove === null) return false
      expect(endMove).toEqual({ cause: 'outage', fromEndsAt: endsAt })
      return true
    })
    expect(readers.map(([role]) => role).join(' ')).toBe('dealer bidder owner operator')
  })

  test('the owner reads the history after the end only (rules 1)', () => {
    expect(look(ownerLooks, running).history).toBeNull()
    expect(look(ownerLooks, renegotiating, endsAt).history?.length).toBe(history.length)
  })
})

describe('secrets (rules 4 and 5)', () => {
  test.each(everybody)(
    'the %s finds neither a foreign limit nor a salt anywhere (rules 5)',
    (role, viewer) => {
      for (const state of [running, renegotiating]) {
        const text = JSON.stringify(look(viewer, state))
        expect(text).not.toContain(String(annasLimit))
        expect(text).not.toContain('33'.repeat(32))
        expect(text.includes('23457')).toBe(role === 'owner' || role === 'operator')
      }
    },
  )

  test('a bidder sees their own limit and nobody else does (rules 5)', () => {
    expect(look(merchant(1)).own?.agent).toMatchObject({ limitEur: annasLimit, isExhausted: false })
    expect(look(operatorLooks).own).toBeNull()
  })

  test('a secret stands in the state under the one key only (rules 5)', () => {
    const { secrets, ...rest } = running
    expect(secrets.targetPriceEur).toBe(23_457)
    expect(JSON.stringify(rest)).not.toMatch(/23457|17891/)
  })
})

describe('the status a viewer is told (rules 1)', () => {
  const own = { ...renegotiating.renegotiation }
  // True status; visitor, dealer not concerned, outbid bidder, highest bidder, owner.
  test.each([
    ['editing', null, null, null, null, 'editing'],
    ['under_review', null, null, null, null, 'under_review'],
    ['inactive', null, null, null, 'inactive', 'inactive'],
    ['published', 'published', 'published', 'published', 'published', 'published'],
    ['running', 'running', 'running', 'running', 'running', 'running'],
    ['hotbidding', 'hotbidding', 'hotbidding', 'hotbidding', 'hotbidding', 'hotbidding'],
    ['ended', 'ended', 'ended', 'ended', 'ended', 'ended'],
    ['sold', 'sold', 'sold', 'sold', 'sold', 'sold'],
    ['failed', 'ended', 'ended', 'failed', 'failed', 'failed'],
    ['failed_na', 'failed_na', 'failed_na', 'failed_na', 'failed_na', 'failed_na'],
    ['renegotiation', 'ended', 'ended', 'ended', 'renegotiation', 'renegotiation'],
    [
      'acpt_late_offer',
      'ended',
      'acpt_late_offer',
      'acpt_late_offer',
      'acpt_late_offer',
      'acpt_late_offer',
    ],
    [
      'recd_late_offer',
      'ended',
      'acpt_late_offer',
      'acpt_late_offer',
      'acpt_late_offer',
      'recd_late_offer_owner',
    ],
    [
      'declined_late_offer',
      'ended',
      'acpt_late_offer',
      'acpt_late_offer',
      'acpt_late_offer',
      'declined_late_offer',
    ],
  ] as const)(
    '%s: %s, %s, %s, %s, %s (rules 1)',
    (status, outside, stranger, outbid, highest, ownerSees) => {
      expect(own).toMatchObject({ merchantId: 1 })
      const state = withStatus(status)
      const seen = [visitor, merchant(61), merchant(2), merchant(1), ownerLooks].map((viewer) =>
        statusSeen(state, viewer, state.lastEventAt),
      )
      expect(seen).toEqual([outside, stranger, outbid, highest, ownerSees])
      expect(statusSeen(state, operatorLooks, state.lastEventAt)).toBe(status)
      expect(auctionView(state, { viewer: visitor, at: during, history })?.status ?? null).toBe(
        outside,
      )
    },
  )

  test('a round that was handed on takes no late offers, and says so (rules 1 and 2)', () => {
    const open = { ...withStatus('acpt_late_offer'), hasNextRound: true }
    const dealers = [merchant(61), merchant(2), merchant(1)]
    expect(dealers.map((viewer) => statusSeen(open, viewer, open.lastEventAt))).toEqual([
      'ended',
      'ended',
      'ended',
    ])
    expect(look(merchant(61), open, endsAt + 2 * hourMs)?.actions.lateOffer.isAllowed).toBe(false)
    expect(statusSeen(open, ownerLooks, open.lastEventAt)).toBe('acpt_late_offer')
  })

  test('a late offer at the target shows its maker recd_late_offer and no reservation (rules 1)', () => {
    const failed = atTime(runningAuction(terms), endsAt)
    const open = atTime(failed, endsAt + 24 * hourMs)
    const offer: CommandBody = { type: 'late_offer', amountEur: 24_000, consentVersion: null }
    const reserved = played(open, dealer(4), endsAt + 25 * hourMs, offer)
    expect(reserved.status).toBe('anr_offer_above_targetprice')
    const view = look(merchant(4), reserved, endsAt + 26 * hourMs)
    expect(view).toMatchObject({ status: 'recd_late_offer', reservation: null, bindsUntil: null })
    expect(view.ownLateOffer?.amountEur).toBe(24_000)
    expect(look(merchant(61), reserved).status).toBe('acpt_late_offer')
    expect(look(ownerLooks, reserved).reservation?.amountEur).toBe(24_000)
    expect(look(ownerLooks, reserved).lateOffers).toHaveLength(1)
  })
})

describe('a bidder’s context and the colour of their price (spec 4)', () => {
  test('leading is green, overbid is red, a spectator neutral (spec 4)', () => {
    expect(look(merchant(1))).toMatchObject({
      context: ['holding_highest_bid'],
      priceColour: 'green',
    })
    expect(look(merchant(2))).toMatchObject({ context: ['overbid'], priceColour: 'red' })
    expect(look(merchant(61))).toMatchObject({ context: [], priceColour: 'neutral' })
  })

  test('the last refusal makes "too low" (spec 4, rules 4)', () => {
    const low = refused(3, bid(10))
    expect(look(merchant(3), low).context).toEqual(['first_bid_too_low'])
    const lowLimit = refused(2, limit(10))
    expect(look(merchant(2), lowLimit).context).toEqual(['overbid', 'bidding_agent_limit_too_low'])
  })

  function refused(who: number, body: CommandBody): AuctionState {
    const lastRefusals = [
      {
        merchantId: who,
        code: body.type === 'bid' ? ('BID_TOO_LOW' as const) : ('AGENT_LIMIT_TOO_LOW' as const),
        amountEur: 10,
        at: during,
      },
    ]
    return { ...running, secrets: { ...running.secrets, lastRefusals } }
  }

  test('a declined offer and a bid that failed are red (spec 4)', () => {
    const declined = played(renegotiating, owner, endsAt + 1, {
      type: 'renegotiation_decline',
      reason: 'price_too_low',
      then: 'neither',
    })
    const view = look(merchant(1), declined, endsAt + 2)
    expect(view).toMatchObject({ context: ['offer_declined'], priceColour: 'red' })
    expect([view.currentBidEur, view.history?.at(-1)?.amountEur]).toEqual([null, 12_000])
  })
})

describe('actions (rules 13)', () => {
  test('a dealer gets the amounts, the others the refusal the server would answer (rules 13)', () => {
    expect(look(merchant(2)).actions.bid).toEqual({
      isAllowed: true,
      facts: {
        minimumEur: 12_200,
        nextAmountsEur: [12_200, 12_300, 12_400],
        askAgainAboveEur: 18_300,
        maximumEur: 36_300,
      },
    })
    const codes = everybody.map(([role, viewer]) => {
      const action = look(viewer).actions.bid
      return [role, action.isAllowed ? 'allowed' : action.refusal.code]
    })
    expect(Object.fromEntries(codes)).toEqual({
      visitor: 'NOT_LOGGED_IN',
      seller: 'NOT_A_MERCHANT',
      merchant_in_review: 'MERCHANT_IN_REVIEW',
      dealer: 'allowed',
      bidder: 'allowed',
      owner: 'NOT_A_MERCHANT',
      operator: 'NOT_A_MERCHANT',
    })
  })

  test('a limit may jump until the light is green, whatever the target is (rules 5)', () => {
    const facts = (target: number) => {
      const state = { ...running, secrets: { ...running.secrets, targetPriceEur: target } }
      const action = look(merchant(2), state).actions.setAgent
      return action.isAllowed ? action.facts.mayJumpToTarget : null
    }
    expect([facts(23_457), facts(99_000), facts(12_100)]).toEqual([true, true, false])
  })

  test('in a renegotiation each side has its own moves, others none (rules 6)', () => {
    const names = (viewer: Viewer) =>
      Object.entries(look(viewer, renegotiating, endsAt + 1).actions)
        .filter(([, action]) => action.isAllowed)
        .map(([name]) => name)
    expect(names(ownerLooks)).toEqual([
      'renegotiationAccept',
      'renegotiationCounter',
      'renegotiationDecline',
    ])
    expect(names(merchant(1))).toEqual(['renegotiationRaise'])
    expect(names(merchant(2))).toEqual([])
    expect(names(operatorLooks)).toEqual(['withdraw', 'cancelRenegotiation'])
    expect(look(merchant(1), renegotiating, endsAt + 1).renegotiation?.perspective).toBe('buyer')
    expect(look(merchant(2), renegotiating, endsAt + 1).renegotiation).toBeNull()
  })

  test("what is another's to do is left out, what the page offers to all is not (rules 1)", () => {
    const names = (viewer: Viewer, state = running) => Object.keys(look(viewer, state).actions)
    const offered = ['bid', 'setAgent', 'buyNow', 'lateOffer', 'askQuestion']
    expect(names(visitor)).toEqual(offered)
    expect(names(merchant(61))).toEqual([...offered, 'withdrawAgent', 'takeBackBid'])
    expect(names(merchant(61), renegotiating)).toEqual([...offered, 'withdrawAgent'])
    expect(names(merchant(1), renegotiating)).toContain('renegotiationRaise')
    expect(names(ownerLooks)).toContain('restart')
    expect(names(operatorLooks)).toContain('voidBids')
  })

  test('the status is told to a visitor all the same (rules 1)', () => {
    const published = publishedAuction()
    const view = auctionView(published, { viewer: visitor, at: during, history: [] })
    expect(view?.status).toBe('published')
  })
})
