import { expect, test } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import { isBiddable, primaryAction } from './primary-action.ts'

type Actions = AuctionView['actions']

/** Everything refused but what is named. */
function auction(allowed: readonly (keyof Actions)[], more: Partial<AuctionView> = {}) {
  const actions = new Proxy({} as Actions, {
    get: (_target, name) => ({ isAllowed: allowed.some((each) => each === name) }),
  })
  return {
    status: 'failed',
    renegotiation: null,
    lateOffers: null,
    ...more,
    actions,
  } as AuctionView // Only what is read.
}

test('the closed box says what its reader can do in it (rules 7 and 10)', () => {
  expect(primaryAction(auction(['bid'], { status: 'running' }))).toBe('bid')
  expect(primaryAction(auction([], { status: 'running' }))).toBe('open')
  expect(primaryAction(auction(['lateOffer'], { status: 'acpt_late_offer' }))).toBe('offer')
  expect(primaryAction(auction(['secondChanceAccept']))).toBe('answer')
  expect(primaryAction(auction(['reservationConfirm']))).toBe('answer')
  expect(primaryAction(auction([], { status: 'sold' }))).toBe('result')
})

test('an owner is asked for an answer only while an offer waits (rules 7)', () => {
  const offer = { lateOfferId: 1, amountEur: 9_000, lapsesAt: '', status: 'pending' }
  const lateOffers = (status: string) => [{ ...offer, status }] as AuctionView['lateOffers'] // As above.
  expect(primaryAction(auction(['answerLateOffers'], { lateOffers: lateOffers('pending') }))).toBe(
    'answer',
  )
  expect(primaryAction(auction(['answerLateOffers'], { lateOffers: lateOffers('declined') }))).toBe(
    'result',
  )
})

test('a page that outlives its ad offers no bid, though its actions are those of before (rules 2)', () => {
  expect(isBiddable(auction(['bid'], { status: 'hotbidding' }))).toBe(true)
  expect(isBiddable(auction([], { status: 'running' }))).toBe(false)
  // The last word of the stream was that it is gone.
  expect(isBiddable(auction(['bid'], { status: 'inactive' }))).toBe(false)
  // There is no result of what was withdrawn, least of all before its start.
  for (const action of ['bid', 'lateOffer', 'secondChanceAccept'] as const) {
    expect(primaryAction(auction([action], { status: 'inactive' }))).toBe('details')
  }
})
