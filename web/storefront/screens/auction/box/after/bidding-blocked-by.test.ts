import { expect, test } from 'vitest'
import { biddingBlockedBy, offeringBlockedBy } from './bidding-blocked-by.ts'

const refused = (code: 'BIDDING_STOPPED' | 'ACTION_NOT_POSSIBLE_NOW' | 'TERMS_NOT_ACCEPTED') =>
  ({ isAllowed: false, refusal: { code, facts: {} } }) as const
const open = { isAllowed: true, facts: { amountEur: 46_100 } } as const

test('a blocked dealer reads why, another reads nothing (rules 4, 10)', () => {
  expect(biddingBlockedBy(refused('BIDDING_STOPPED'))?.code).toBe('BIDDING_STOPPED')
  expect(biddingBlockedBy(refused('ACTION_NOT_POSSIBLE_NOW'))).toBeNull()
  expect(biddingBlockedBy(open)).toBeNull()
  expect(biddingBlockedBy(undefined)).toBeNull()
})

test('only where dealers may make offers, and none of this dealer waits (rules 7)', () => {
  const actions = { lateOffer: refused('TERMS_NOT_ACCEPTED') }
  expect(offeringBlockedBy({ status: 'acpt_late_offer', actions })?.code).toBe('TERMS_NOT_ACCEPTED')
  expect(offeringBlockedBy({ status: 'declined_late_offer', actions })).not.toBeNull()
  expect(offeringBlockedBy({ status: 'recd_late_offer', actions })).toBeNull()
  expect(offeringBlockedBy({ status: 'sold', actions })).toBeNull()
})
