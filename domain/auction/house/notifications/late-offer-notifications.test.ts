import { expect, test } from 'vitest'
import { hourMs } from '../../../calendar/instant.ts'
import type { AuctionState } from '../../core/state.ts'
import { atTime, dealer, endsAt, goodFacts, owner, played } from '../../testing/sample-auction.ts'
import { bert, hammered } from '../../testing/two-dealers.ts'
import { notificationsFor } from './notifications-for.ts'

const madeAt = endsAt + 25 * hourMs
const failed = played(hammered({}, 15_000), owner, endsAt + 1, {
  type: 'renegotiation_decline',
  reason: 'price_too_low',
  then: 'neither',
})
const first = played(atTime(failed, madeAt), bert, madeAt, {
  type: 'late_offer',
  amountEur: 15_500,
  consentVersion: null,
})
const both = played(
  first,
  dealer(3),
  madeAt + 1,
  { type: 'late_offer', amountEur: 16_000, consentVersion: null },
  { ...goodFacts, nextLateOfferId: 901 },
)

test.each([
  [
    'other_accepted',
    (state: AuctionState) =>
      played(state, owner, madeAt + 2, { type: 'late_offer_accept', lateOfferId: 901 }),
  ],
  ['stopped', (state: AuctionState) => played(state, owner, madeAt + 2, { type: 'stop' })],
  ['paused', (state: AuctionState) => played(state, owner, madeAt + 2, { type: 'pause' })],
] as const)('a dealer is told why their late offer lapsed: %s (rules 7)', (lapse, goOn) => {
  const events = [{ type: 'late_offer_lapsed', at: madeAt + 2, lateOfferId: 900, lapse } as const]
  const [toDealer] = notificationsFor({ before: both, after: goOn(both), events })
  expect(toDealer).toMatchObject({
    code: 'late_offer_lapsed_dealer',
    to: { kind: 'merchant', merchantId: 2 },
    facts: { lapse, amountEur: 15_500 },
  })
})

test('after an offer without an answer the dealer is led to the vehicle, to make a new one (rules 7)', () => {
  const at = madeAt + 48 * hourMs
  const events = [{ type: 'late_offer_lapsed', at, lateOfferId: 900, lapse: 'unanswered' } as const]
  const [toDealer] = notificationsFor({ before: both, after: atTime(both, at), events })
  expect(toDealer).toMatchObject({
    code: 'late_offer_unanswered_dealer',
    to: { kind: 'merchant', merchantId: 2 },
    facts: { lateOfferId: 900, amountEur: 15_500 },
  })
})

test('declining the offer at the target leaves the other offers as they are (rules 7)', () => {
  const reserved = played(
    first,
    dealer(3),
    madeAt + 1,
    { type: 'late_offer', amountEur: 20_000, consentVersion: null },
    { ...goodFacts, nextLateOfferId: 901 },
  )
  const after = played(reserved, owner, madeAt + 2, { type: 'reservation_decline' })
  expect(after.lateOffers.map(({ status }) => status)).toEqual(['pending', 'declined'])
  const events = [{ type: 'late_offer_declined', at: madeAt + 2, lateOfferId: 901 } as const]
  expect(notificationsFor({ before: reserved, after, events })).toMatchObject([
    { code: 'late_offer_declined_dealer', to: { merchantId: 3 } },
  ])
})
