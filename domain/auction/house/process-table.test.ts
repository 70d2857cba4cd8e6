import { describe, expect, test } from 'vitest'
import { type AuctionStatus, auctionStatuses } from '../core/state.ts'
import { isTransition, shownOnly, transitions, transitionsFor } from './process-table.ts'
import type { Step } from './transition.ts'

/**
 * Rules 2 once more, row by row as the page has them: from, event, actor, to. Written out by hand so
 * that the table in the code cannot lose or gain a transition unnoticed.
 */
const bidding: AuctionStatus[] = ['running', 'hotbidding']
const lateOffers: AuctionStatus[] = ['acpt_late_offer', 'recd_late_offer', 'declined_late_offer']
const unsold: AuctionStatus[] = ['failed', ...lateOffers]

const rows: readonly (readonly [AuctionStatus[], Step, string, (AuctionStatus | 'same')[]])[] = [
  [['editing'], 'submit', 'owner', ['under_review']],
  [['under_review'], 'send_back', 'operator', ['editing']],
  [['under_review'], 'refuse_ad', 'operator', ['inactive']],
  [['under_review'], 'approve', 'operator', ['published']],
  [['published'], 'withdraw_ad', 'owner', ['inactive']],
  [['published'], 'start', 'clock', ['running']],
  [['running'], 'enter_closing_phase', 'clock', ['hotbidding']],
  [['hotbidding'], 'move_end', 'clock', ['running']],
  [bidding, 'void_bids', 'operator', ['same']],
  [['hotbidding'], 'void_bids', 'operator', ['running']],
  [['running'], 'confirm_defect', 'operator', ['same']],
  [['hotbidding'], 'confirm_defect', 'operator', ['running']],
  [bidding, 'take_back_bid', 'dealer', ['same']],
  [bidding, 'bid', 'dealer', ['same']],
  [bidding, 'set_agent', 'dealer', ['same']],
  [['running'], 'buy_now', 'dealer', ['sold']],
  [bidding, 'end', 'clock', ['ended']],
  [
    ['ended'],
    'settle',
    'clock',
    ['sold', 'anr_offer_above_targetprice', 'renegotiation', 'failed'],
  ],
  [['renegotiation'], 'renegotiation_accept', 'owner', ['sold']],
  [['renegotiation'], 'renegotiation_accept', 'highest_bidder', ['sold']],
  [['renegotiation'], 'renegotiation_decline', 'owner', ['failed', 'failed_na', 'inactive']],
  [['renegotiation'], 'lapse', 'clock', ['failed']],
  [['anr_offer_above_targetprice'], 'reservation_confirm', 'owner', ['sold']],
  [['anr_offer_above_targetprice'], 'reservation_decline', 'owner', ['failed']],
  [['anr_offer_above_targetprice'], 'reservation_decline', 'owner', ['same']],
  [['anr_offer_above_targetprice'], 'derive', 'owner', lateOffers],
  [['anr_offer_above_targetprice'], 'settle_late_offers', 'clock', ['same', 'failed']],
  [['anr_offer_above_targetprice'], 'lapse', 'clock', ['failed']],
  [['failed'], 'open_late_offers', 'owner', ['acpt_late_offer']],
  [['failed'], 'open_late_offers', 'clock', ['acpt_late_offer']],
  [lateOffers, 'derive', 'dealer', [...lateOffers, 'anr_offer_above_targetprice']],
  [lateOffers, 'late_offer_accept', 'owner', ['sold']],
  [lateOffers, 'settle_late_offers', 'clock', ['failed']],
  [unsold, 'restart', 'owner', ['same']],
  [unsold, 'stop', 'owner', ['failed_na']],
  [unsold, 'pause', 'owner', ['inactive']],
  [['inactive'], 'resume', 'owner', ['editing']],
  [['sold'], 'cancel_sale', 'operator', ['failed']],
  [['failed'], 'second_chance_offer', 'owner', ['same']],
  [['failed'], 'second_chance_accept', 'second_bidder', ['sold']],
  [['failed'], 'second_chance_decline', 'second_bidder', ['same']],
  [
    ['published', ...bidding, 'renegotiation', 'anr_offer_above_targetprice', ...unsold],
    'withdraw',
    'operator',
    ['inactive'],
  ],
]

describe('the process (rules 2)', () => {
  test.each(rows)('%j: %s by the %s leads to %j (rules 2)', (from, step, actor, to) => {
    for (const status of from) {
      const reached = transitionsFor(status, step)
        .filter((row) => row.actors.some((one) => one === actor))
        .flatMap((row) => row.to)
      expect(reached).toEqual(expect.arrayContaining(to))
    }
  })

  test('one creates an ad into editing (rules 2)', () => {
    const [create] = transitions.filter((row) => row.step === 'create')
    expect([create?.from, create?.to]).toEqual([[], ['editing']])
  })

  test('a restart begins the next round under review, a resume in editing (rules 2)', () => {
    const begins = transitions.flatMap((row) =>
      row.nextRound === undefined ? [] : [[row.step, row.nextRound]],
    )
    expect(begins).toEqual([
      ['restart', 'under_review'],
      ['resume', 'editing'],
    ])
  })

  test('every status can be reached from the first one (rules 2)', () => {
    const reached = new Set<AuctionStatus>(['editing'])
    for (let round = 0; round < auctionStatuses.length; round += 1) {
      for (const row of transitions) {
        if (!row.from.some((status) => reached.has(status))) continue
        for (const to of row.to) if (to !== 'same') reached.add(to)
      }
    }
    const missing = auctionStatuses.filter((status) => !reached.has(shownOnly[status] ?? status))
    expect(missing).toEqual([])
  })

  test('no status but failed_na is a dead end, and from sold only a cancellation leads (rules 2)', () => {
    const leaving = (status: AuctionStatus) =>
      transitions.filter((row) => row.from.includes(status) && row.to.some((to) => to !== 'same'))
    const deadEnds = auctionStatuses.filter(
      (status) => shownOnly[status] === undefined && leaving(status).length === 0,
    )
    expect(deadEnds).toEqual(['failed_na'])
    expect(leaving('sold').map((row) => row.step)).toEqual(['cancel_sale'])
  })

  test('an ad on the market is left only by the hammer, a sale or an operator (rules 2)', () => {
    expect(isTransition('running', 'pause', 'inactive')).toBe(false)
    expect(isTransition('running', 'withdraw_ad', 'inactive')).toBe(false)
    expect(isTransition('hotbidding', 'buy_now', 'sold')).toBe(false)
    expect(isTransition('running', 'bid', 'running')).toBe(true)
  })
})
