import { expect, test } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import { higherThan, isMoreWaiting, offersToAnswer } from './offers-to-answer.ts'

type Offer = NonNullable<AuctionView['lateOffers']>[number]

const until = '2026-11-25T13:00:00.000Z'
const offer = (lateOfferId: number, status: Offer['status'] = 'pending'): Offer => ({
  lateOfferId,
  amountEur: 70_000 + lateOfferId,
  madeAt: '2026-11-23T13:00:00.000Z',
  lapsesAt: until,
  status,
})
const refusal = { code: 'ACTION_NOT_POSSIBLE_NOW', facts: {} } as const
const refused = { isAllowed: false, refusal } as const
const price = { isAllowed: true, facts: { amountEur: 80_000 } } as const

const late = {
  reservation: null,
  lateOffers: [offer(9), offer(4), offer(2)],
  lateOfferCount: 3,
  actions: {
    answerLateOffers: { isAllowed: true, facts: { ofOwnPeopleIds: [4] } },
    reservationConfirm: refused,
    reservationDecline: refused,
  },
} satisfies Parameters<typeof offersToAnswer>[0]

const reserved = {
  ...late,
  reservation: { amountEur: 80_000, buyerPseudonym: 3, bindsUntil: until },
  actions: { answerLateOffers: refused, reservationConfirm: price, reservationDecline: price },
} satisfies Parameters<typeof offersToAnswer>[0]

test('the owner answers the late offers that are shown, those of their own people only by declining (rules 7)', () => {
  expect(offersToAnswer(late)).toEqual([
    { lateOfferId: 9, amountEur: 70_009, until, isOfOwnPeople: false },
    { lateOfferId: 4, amountEur: 70_004, until, isOfOwnPeople: true },
    { lateOfferId: 2, amountEur: 70_002, until, isOfOwnPeople: false },
  ])
  const answered = { ...late, lateOffers: [offer(9, 'declined'), offer(2)] }
  expect(offersToAnswer(answered).map(({ lateOfferId }) => lateOfferId)).toEqual([2])
})

test('while one is reserved the owner is asked about that alone, and can only decline where they may not sell (rules 7)', () => {
  const asked = { lateOfferId: null, amountEur: 80_000, until }
  expect(offersToAnswer(reserved)).toEqual([{ ...asked, isOfOwnPeople: false }])
  const ofOwnPeople = { ...reserved, actions: { ...reserved.actions, reservationConfirm: refused } }
  expect(offersToAnswer(ofOwnPeople)).toEqual([{ ...asked, isOfOwnPeople: true }])
})

test('more offers are mentioned only where more wait, and never beside a reserved one (rules 7)', () => {
  expect(isMoreWaiting(late, offersToAnswer(late))).toBe(false)
  const more = { ...late, lateOfferCount: 4 }
  expect(isMoreWaiting(more, offersToAnswer(more))).toBe(true)
  const behind = { ...reserved, lateOfferCount: 4 }
  expect(isMoreWaiting(behind, offersToAnswer(behind))).toBe(false)
})

test('the owner who is about to accept the lower of two late offers is told of the higher one (rules 7)', () => {
  const offers = offersToAnswer({ ...late, lateOffers: [offer(2), offer(9), offer(12)] })
  expect(offers.map((each) => higherThan(each, offers))).toEqual([70_012, 70_012, null])
})

test('an offer of the owner’s own people, which cannot be accepted, is no higher one (rules 1)', () => {
  const offers = offersToAnswer({ ...late, lateOffers: [offer(2), offer(4)] })
  expect(offers.map((each) => higherThan(each, offers))).toEqual([null, null])
})
