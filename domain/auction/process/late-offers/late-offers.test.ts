import { describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '../../../calendar/instant.ts'
import type { Actor } from '../../core/actor.ts'
import type { CommandBody } from '../../core/commands.ts'
import type { AuctionEvent } from '../../core/events.ts'
import type { AuctionState } from '../../core/state.ts'
import { dueAt } from '../../house/due.ts'
import { notificationsFor } from '../../house/notifications/notifications-for.ts'
import type { Viewer } from '../../house/views/viewer.ts'
import { auctionView } from '../../house/views/views.ts'
import {
  atTime,
  dealer,
  endsAt,
  goodFacts,
  operator,
  owner,
  played,
  tried,
} from '../../testing/sample-auction.ts'
import { bert, hammered } from '../../testing/two-dealers.ts'

describe('late offers (rules 7)', () => {
  const failed = atTime(
    played(hammered({}, 15_000), owner, endsAt + 1, {
      type: 'renegotiation_decline',
      reason: 'price_too_low',
      then: 'neither',
    }),
    endsAt + 2,
  )
  const opensAt = endsAt + 1 + 24 * hourMs
  const open = atTime(failed, opensAt)
  const offer = (amountEur: number): CommandBody => ({
    type: 'late_offer',
    amountEur,
    consentVersion: null,
  })

  test('of four offers the owner is shown the best three, and told that they are four (rules 7)', () => {
    const four = [15_100, 15_400, 15_200, 15_300].reduce((state, amountEur, index) => {
      const facts = { ...goodFacts, nextLateOfferId: 901 + index }
      return played(state, dealer(3 + index), opensAt + index, offer(amountEur), facts)
    }, open)
    const viewer: Viewer = { kind: 'customer', customerId: 1 }
    const view = auctionView(four, { viewer, at: opensAt + 9, history: [] })
    expect(view?.lateOffers?.map(({ amountEur }) => amountEur)).toEqual([15_400, 15_300, 15_200])
    expect(view?.lateOfferCount).toBe(4)
  })

  test('they open by themselves after 24 h, or when the owner says so (rules 2)', () => {
    expect(failed.status).toBe('failed')
    expect(open.status).toBe('acpt_late_offer')
    const early = played(failed, owner, endsAt + 3, { type: 'open_late_offers' })
    expect(early.status).toBe('acpt_late_offer')
  })

  test.each([
    [14_999, 'LATE_OFFER_TOO_LOW'],
    [45_001, 'BID_TOO_HIGH'],
  ])('an offer of %i is refused: %s (rules 7)', (amount, code) => {
    const decision = tried(open, bert, opensAt + 1, offer(amount))
    expect(decision).toMatchObject({ refusal: { code, facts: { minimumEur: 15_000 } } })
  })

  test('three times the least is no slip of the finger yet (rules 4 and 7)', () => {
    expect(tried(open, bert, opensAt + 1, offer(45_000)).isAccepted).toBe(true)
  })

  test('the status follows from the offers that stand (rules 7)', () => {
    const received = played(open, bert, opensAt + 1, offer(15_500))
    expect(received.status).toBe('recd_late_offer')
    const declined = played(received, owner, opensAt + 2, {
      type: 'late_offer_decline',
      lateOfferId: 900,
    })
    expect(declined.status).toBe('declined_late_offer')
    expect(atTime(declined, opensAt + 2 + 24 * hourMs).status).toBe('acpt_late_offer')
    const lapsed = atTime(received, opensAt + 1 + 48 * hourMs)
    expect([lapsed.status, lapsed.lateOffers[0]?.status]).toEqual(['acpt_late_offer', 'lapsed'])
  })

  test('after a decline the next offer is a step above it (rules 7)', () => {
    const received = played(open, bert, opensAt + 1, offer(15_500))
    const declined = played(received, owner, opensAt + 2, {
      type: 'late_offer_decline',
      lateOfferId: 900,
    })
    const again = tried(declined, bert, opensAt + 3, offer(15_599))
    expect(again).toMatchObject({ refusal: { facts: { minimumEur: 15_600 } } })
  })

  test('one at the target waits for the owner as a reservation (rules 7)', () => {
    const reserved = played(open, bert, opensAt + 1, offer(20_000))
    expect(reserved).toMatchObject({
      status: 'anr_offer_above_targetprice',
      reservation: { lateOfferId: 900, merchantId: 2 },
    })
    const sold = played(reserved, owner, opensAt + 2, { type: 'reservation_confirm' })
    expect([sold.sale?.hammerPriceEur, sold.lateOffers[0]?.status]).toEqual([20_000, 'accepted'])
  })

  test('beside a reserved one others are taken as if nothing were, the best is reserved (rules 1 and 7)', () => {
    const reserved = played(open, bert, opensAt + 1, offer(20_000))
    const facts = { ...goodFacts, nextLateOfferId: 901 }
    const lower = played(reserved, dealer(3), opensAt + 2, offer(16_000), facts)
    expect(lower.reservation?.lateOfferId).toBe(900)
    const better = played(reserved, dealer(3), opensAt + 2, offer(21_000), facts)
    expect(better.reservation).toMatchObject({ lateOfferId: 901, amountEur: 21_000 })
    const firstLapsed = atTime(better, opensAt + 1 + 48 * hourMs)
    expect(firstLapsed.status).toBe('anr_offer_above_targetprice')
    expect(firstLapsed.lateOffers.map((late) => late.status)).toEqual(['lapsed', 'pending'])
    const silent = atTime(better, opensAt + 2 + 48 * hourMs)
    expect(silent).toMatchObject({ status: 'acpt_late_offer' })
  })

  describe('one at the target that its owner does not take lapses like any other (rules 2 and 7)', () => {
    const reserved = played(open, bert, opensAt + 1, offer(20_000))
    const facts = { ...goodFacts, nextLateOfferId: 901 }
    const withLower = played(reserved, dealer(3), opensAt + 2, offer(16_000), facts)
    const withEqual = played(reserved, dealer(3), opensAt + 2, offer(20_000), facts)
    const decline: CommandBody = { type: 'reservation_decline' }

    test('declined: offers go on, and it counts as declined', () => {
      const declined = played(reserved, owner, opensAt + 3, decline)
      expect(declined).toMatchObject({ status: 'declined_late_offer' })
      expect(declined.lateOffers[0]?.status).toBe('declined')
      expect(tried(declined, bert, opensAt + 4, offer(20_100)).isAccepted).toBe(true)
    })

    test.each([
      ['declined', (state: AuctionState) => played(state, owner, opensAt + 3, decline)],
      ['unanswered', (state: AuctionState) => atTime(state, opensAt + 1 + 48 * hourMs)],
    ])('%s: the other offers stand, and the next one at the target is reserved', (_how, end) => {
      expect(end(withLower)).toMatchObject({
        status: 'recd_late_offer',
        lateOffers: [{}, { status: 'pending' }],
      })
      expect(end(withEqual)).toMatchObject({
        status: 'anr_offer_above_targetprice',
        reservation: { lateOfferId: 901, amountEur: 20_000 },
      })
    })

    test('an operator’s request to a second operator ends with the offer that made it necessary (rules 2)', () => {
      const asked = played(reserved, operator, opensAt + 2, {
        type: 'withdraw',
        reason: 'vehicle_gone',
      })
      expect(asked.withdrawalRequest).not.toBeNull()
      expect(played(asked, owner, opensAt + 3, decline).withdrawalRequest).toBeNull()
    })

    test('unanswered after the 14 days: it is over, as with any other', () => {
      const late = played(open, bert, endsAt + 13 * dayMs, offer(20_000))
      expect(atTime(late, endsAt + 15 * dayMs)).toMatchObject({
        status: 'failed',
        failure: { cause: 'late_offers_over' },
      })
    })
  })

  test('among equal offers the earlier one is the best (rules 7)', () => {
    const first = played(open, bert, opensAt + 1, offer(20_000))
    const facts = { ...goodFacts, nextLateOfferId: 901 }
    const both = played(first, dealer(3), opensAt + 2, offer(20_000), facts)
    expect(both.reservation).toMatchObject({ lateOfferId: 900, merchantId: 2 })
  })

  test('the owner is told which offer their silence ended, and nothing of what they did themselves (rules 7)', () => {
    const notifications = (before: AuctionState, after: AuctionState, event: AuctionEvent) =>
      notificationsFor({ before, after, events: [event] }).map(({ code, facts }) => [
        code,
        facts.amountEur,
      ])
    const lapsedAt = opensAt + 1 + 48 * hourMs
    const lapse = {
      type: 'late_offer_lapsed',
      at: lapsedAt,
      lateOfferId: 900,
      lapse: 'unanswered',
    } as const
    const received = played(open, bert, opensAt + 1, offer(15_500))
    expect(notifications(received, atTime(received, lapsedAt), lapse)).toEqual([
      ['late_offer_unanswered_dealer', 15_500],
      ['late_offer_lapsed_owner', 15_500],
    ])
    const stoppedAt = opensAt + 2
    const stopped = played(received, owner, stoppedAt, { type: 'stop' })
    expect(notifications(received, stopped, { ...lapse, at: stoppedAt, lapse: 'stopped' })).toEqual(
      [['late_offer_lapsed_dealer', 15_500]],
    )

    const reserved = played(open, bert, opensAt + 1, offer(20_000))
    const silent = atTime(reserved, lapsedAt)
    expect(notifications(reserved, silent, lapse)).toEqual([
      ['late_offer_unanswered_dealer', 20_000],
      ['late_offer_lapsed_owner', 20_000],
    ])
  })

  test('accepting one sells and lapses the rest; stopping and pausing lapse all (rules 7)', () => {
    const one = played(open, bert, opensAt + 1, offer(15_500))
    const two = played(one, dealer(3), opensAt + 2, offer(16_000), {
      ...goodFacts,
      nextLateOfferId: 901,
    })
    const sold = played(two, owner, opensAt + 3, { type: 'late_offer_accept', lateOfferId: 900 })
    expect(sold.lateOffers.map((late) => late.status)).toEqual(['accepted', 'lapsed'])
    for (const type of ['stop', 'pause'] as const) {
      const over = played(two, owner, opensAt + 3, { type })
      expect(over.lateOffers.map((late) => late.status)).toEqual(['lapsed', 'lapsed'])
    }
  })

  describe('the operator reads what became of each and why (rules 1 and 7)', () => {
    const first = played(open, bert, opensAt + 1, offer(15_500))
    const two = played(first, dealer(3), opensAt + 2, offer(16_000), {
      ...goodFacts,
      nextLateOfferId: 901,
    })
    const reserved = played(first, dealer(3), opensAt + 2, offer(20_000), {
      ...goodFacts,
      nextLateOfferId: 901,
    })
    const answer = (state: AuctionState, by: Actor, command: CommandBody) =>
      played(state, by, opensAt + 3, command)
    const restart: CommandBody = {
      type: 'restart',
      consentVersion: 'v1',
      secrets: { reducedTargetPriceEur: 18_000 },
    }
    const withdraw: CommandBody = { type: 'withdraw', reason: 'vehicle_gone' }

    test.each([
      ['unanswered', atTime(first, opensAt + 1 + 48 * hourMs), 1],
      ['other_accepted', answer(two, owner, { type: 'late_offer_accept', lateOfferId: 901 }), 1],
      ['other_accepted', answer(reserved, owner, { type: 'reservation_confirm' }), 1],
      ['stopped', answer(two, owner, { type: 'stop' }), 2],
      ['paused', answer(two, owner, { type: 'pause' }), 2],
      ['restarted', answer(two, owner, restart), 2],
      ['withdrawn', answer(two, operator, withdraw), 2],
    ])('%s', (lapse, state, count) => {
      const settled = seenBy({ kind: 'operator', customerId: 2 }, state)
      expect(settled?.filter((one) => one.status === 'lapsed').map((one) => one.lapse)).toEqual(
        Array.from({ length: count }, () => lapse),
      )
    })

    test('with prices and times, the latest first; nobody else reads it', () => {
      const declined = answer(two, owner, { type: 'late_offer_decline', lateOfferId: 901 })
      const over = atTime(declined, opensAt + 1 + 48 * hourMs)
      const declinedAt = opensAt + 3
      const lapsedAt = opensAt + 1 + 48 * hourMs
      expect(seenBy({ kind: 'operator', customerId: 2 }, over)).toEqual([
        {
          ...{ lateOfferId: 900, amountEur: 15_500, status: 'lapsed', lapse: 'unanswered' },
          ...{ madeAt: opensAt + 1, settledAt: lapsedAt },
        },
        {
          ...{ lateOfferId: 901, amountEur: 16_000, status: 'declined', lapse: null },
          ...{ madeAt: opensAt + 2, settledAt: declinedAt },
        },
      ])
      for (const viewer of [visitorLooks, { kind: 'customer', customerId: 1 }] as const) {
        expect(seenBy(viewer, over)).toBeNull()
      }
    })
  })

  test('a dealer has one pending offer at a time (rules 7)', () => {
    const received = played(open, bert, opensAt + 1, offer(15_500))
    expect(tried(received, bert, opensAt + 2, offer(16_000)).isAccepted).toBe(false)
  })

  test('14 days after the end, with none pending, it is over (rules 2)', () => {
    const over = atTime(open, endsAt + 14 * dayMs)
    expect(over).toMatchObject({ status: 'failed', failure: { cause: 'late_offers_over' } })
    expect(dueAt(over)).toBeNull()
    const lateOne = played(open, bert, endsAt + 13 * dayMs, offer(15_500))
    expect(atTime(lateOne, endsAt + 14 * dayMs).status).toBe('recd_late_offer')
    expect(atTime(lateOne, endsAt + 15 * dayMs).status).toBe('failed')
  })
})

const visitorLooks = { kind: 'visitor' } as const

function seenBy(viewer: Viewer, state: AuctionState) {
  return (
    auctionView(state, { viewer, at: state.lastEventAt, history: [] })?.settledLateOffers ?? null
  )
}
