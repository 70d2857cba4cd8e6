import { describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '../../../calendar/instant.ts'
import type { CommandBody } from '../../core/commands.ts'
import type { AuctionState } from '../../core/state.ts'
import { auctionView } from '../../house/views/views.ts'
import { dealer, endsAt, owner, played, tried } from '../../testing/sample-auction.ts'
import { hammered } from '../../testing/two-dealers.ts'

/** Before an owner declines they see what will be possible: by the same rules as afterwards. */

const at = endsAt + hourMs

function actionsOf(state: AuctionState) {
  const viewer = { kind: 'customer', customerId: 1 } as const
  return auctionView(state, { viewer, at, history: [] })?.actions
}

function declineFacts(state: AuctionState) {
  const action = actionsOf(state)?.renegotiationDecline
  if (!action?.isAllowed) throw new Error('The owner may decline.')
  return action.facts
}

function decline(then: 'restart' | 'neither'): CommandBody {
  return { type: 'renegotiation_decline', reason: 'price_too_low', then }
}

/** Two hammers of earlier rounds and this one are three within 60 days. */
function thirdRound(state: AuctionState): AuctionState {
  const [last = 0] = state.roundsEndedAt
  return { ...state, roundsEndedAt: [last - 20 * dayMs, last - 10 * dayMs, last] }
}

describe('before a decline the owner sees what will be possible (rules 2 and 6)', () => {
  test.each([15_000, 18_999, 19_500])('with a highest bid of %i EUR, as it is then', (bidEur) => {
    const open = hammered({}, bidEur)
    const { withRestart, withoutBid } = declineFacts(open)
    const { bid, ...terms } = withRestart ?? {}
    const restarting = played(open, owner, at, decline('restart'))
    expect(actionsOf(restarting)?.restart).toEqual({ isAllowed: true, facts: terms })
    expect(bid).toMatchObject({
      amountEur: bidEur,
      bindsUntil: restarting.followUp?.bindsUntil,
      startPriceMinimumEur: bidEur + 100,
    })
    const failed = played(open, owner, at, decline('neither'))
    expect(actionsOf(failed)?.restart).toEqual(withoutBid.restart)
    expect(withoutBid.lateOffersOpenAt).toBe(at + 24 * hourMs)
  })

  test('after three rounds in 60 days no restart is offered, and none is accepted', () => {
    const open = thirdRound(hammered({}, 15_000))
    const { then, withRestart, withoutBid } = declineFacts(open)
    expect([then, withRestart]).toEqual([['pause', 'neither'], null])
    const refusal = { code: 'TOO_MANY_ROUNDS', facts: { possibleAt: endsAt + 40 * dayMs } }
    expect(withoutBid.restart).toMatchObject({ isAllowed: false, refusal })
    expect(tried(open, owner, at, decline('restart'))).toMatchObject({ refusal })
    expect(tried(open, owner, at, decline('neither')).isAccepted).toBe(true)
  })
})

describe('before the owner declines a reservation (rules 2 and 7)', () => {
  test('of an offer collection: what is open once it has failed', () => {
    const reserved = hammered({ mode: 'offer_collection' }, 20_000)
    const action = actionsOf(reserved)?.reservationDecline
    const failed = played(reserved, owner, at, { type: 'reservation_decline' })
    expect(action).toMatchObject({
      facts: { withoutBid: { restart: actionsOf(failed)?.restart } },
    })
  })

  test('of a late offer: only that offer ends', () => {
    const failed = played(hammered({}, 15_000), owner, endsAt + 1, decline('neither'))
    const open = played(failed, owner, endsAt + 2, { type: 'open_late_offers' })
    const offer = { type: 'late_offer', amountEur: 20_000, consentVersion: null } as const
    const reserved = played(open, dealer(2), endsAt + 3, offer)
    expect(actionsOf(reserved)?.reservationDecline).toEqual({
      isAllowed: true,
      facts: { withoutBid: null },
    })
  })
})
