import { expect, test } from 'vitest'
import type { Facts } from '#domain/auction/core/facts.ts'
import type { Viewer } from '#domain/auction/house/views/viewer.ts'
import {
  acceptedDealer,
  atTime,
  dealer,
  endsAt,
  owner,
  played,
  runningAuction,
} from '#domain/auction/testing/sample-auction.ts'
import { hourMs } from '#domain/calendar/instant.ts'
import { BatchDecider } from './decide-batch.ts'
import type { MarketRequest } from './market-request.ts'
import { drawRandomInputs } from './random-inputs.ts'

const opened = endsAt + 24 * hourMs
const offered = played(atTime(runningAuction(), opened), dealer(2), opened + 1, {
  type: 'late_offer',
  amountEur: 15_000,
  consentVersion: null,
})

/** What the lock found: the offer comes from the owner's own people, and the bidder is blocked. */
function decided(viewer: Viewer, body: object, fromCaller: Partial<Facts>) {
  const loaded = {
    ...{ now: opened + hourMs, viewerOf: () => viewer },
    ...{ knownKeys: new Map(), biddingLogs: new Map() },
  }
  const services = { secretsKey: Buffer.alloc(32), drawRandomInputs }
  const request = { auctionId: offered.auctionId, actor: owner, idempotencyKey: null }
  // By its type no caller can hand these facts over; at run time one tries to.
  const forged = { ...request, body, facts: fromCaller } as unknown as MarketRequest
  const outcome = new BatchDecider([offered], loaded, services).run(forged)
  return outcome?.decision
}

test('whose people made an offer is found under the lock, whatever a caller says (rules 1)', () => {
  const viewer = { kind: 'customer', customerId: 1, linkedMerchantIds: [2] } as const
  const body = { type: 'late_offer_accept', lateOfferId: 900 }
  expect(decided(viewer, body, { ownersMerchantIds: [] })).toMatchObject({
    refusal: { code: 'OFFER_OF_OWN_PEOPLE' },
  })
})

test('a bidder is who the lock found, and gets the number that the lock gives (rules 4 and 7)', () => {
  const viewer = (isBlocked: boolean): Viewer => ({
    kind: 'merchant',
    ...{ customerId: 1_003, merchantId: 3, openQuestionEntityIds: [] },
    facts: { ...acceptedDealer, isBlocked },
  })
  const body = { type: 'late_offer', amountEur: 16_000, consentVersion: null }
  expect(decided(viewer(true), body, { bidder: acceptedDealer })).toMatchObject({
    refusal: { code: 'MERCHANT_BLOCKED' },
  })
  expect(decided(viewer(false), body, { nextLateOfferId: 77 })).toMatchObject({
    isAccepted: true,
    events: [{ lateOfferId: 2 }],
  })
})
