import { describe, expect, test } from 'vitest'
import { hourMs } from '../../../calendar/instant.ts'
import type { Viewer } from '../../house/views/viewer.ts'
import { auctionView } from '../../house/views/views.ts'
import { atTime, endsAt, goodFacts, owner, played } from '../../testing/sample-auction.ts'
import { bert, hammered, refusalOf } from '../../testing/two-dealers.ts'

/** A dealer whom the operator links with the owner after the dealer had made a late offer (rules 1 and 7). */

const bertsId = 2
const offeredAt = endsAt + 25 * hourMs
const at = offeredAt + 1
const linked = { ...goodFacts, ownersMerchantIds: [bertsId] }
const decline = { type: 'late_offer_decline', lateOfferId: 900 } as const
const accept = { type: 'late_offer_accept', lateOfferId: 900 } as const

/** Bert's late offer, at the target or below it. */
function offered(targetPriceEur: number) {
  const failed = played(hammered({ targetPriceEur }, 15_000), owner, endsAt + 1, {
    type: 'renegotiation_decline',
    reason: 'price_too_low',
    then: 'neither',
  })
  const offer = { type: 'late_offer', amountEur: 29_500, consentVersion: null } as const
  return played(atTime(failed, offeredAt - 1), bert, offeredAt, offer)
}

function actionsOf(state: ReturnType<typeof offered>, linkedMerchantIds: readonly number[]) {
  const viewer: Viewer = { kind: 'customer', customerId: 1, linkedMerchantIds }
  return auctionView(state, { viewer, at, history: [] })?.actions
}

describe('below the target', () => {
  const received = offered(30_000)

  test('the owner cannot accept it, as nobody sells to their own people (rules 1)', () => {
    expect(refusalOf(received, owner, accept, linked, at)?.code).toBe('OFFER_OF_OWN_PEOPLE')
    expect(refusalOf(received, owner, accept, goodFacts, at)).toBeNull()
  })

  test('the owner may decline it, and knows before which one it is (rules 7, 13)', () => {
    expect(refusalOf(received, owner, decline, linked, at)).toBeNull()
    const answers = (ids: readonly number[]) => actionsOf(received, ids)?.answerLateOffers
    expect(answers([bertsId])).toMatchObject({ facts: { ofOwnPeopleIds: [900] } })
    expect(answers([7])).toMatchObject({ facts: { ofOwnPeopleIds: [] } })
  })
})

describe('at the target, where it waits as a reservation', () => {
  const reserved = offered(29_500)
  const confirm = { type: 'reservation_confirm' } as const

  test('the owner cannot confirm it either (rules 1)', () => {
    expect(reserved.status).toBe('anr_offer_above_targetprice')
    expect(refusalOf(reserved, owner, confirm, linked, at)?.code).toBe('OFFER_OF_OWN_PEOPLE')
    expect(refusalOf(reserved, owner, confirm, goodFacts, at)).toBeNull()
  })

  test('the owner may decline it, and knows before (rules 7, 13)', () => {
    expect(refusalOf(reserved, owner, { type: 'reservation_decline' }, linked, at)).toBeNull()
    expect(actionsOf(reserved, [bertsId])).toMatchObject({
      reservationConfirm: { refusal: { code: 'OFFER_OF_OWN_PEOPLE' } },
      reservationDecline: { isAllowed: true },
    })
  })
})

test('the highest bid of an offer collection is a bid that stands: for a void to judge (rules 1, 5)', () => {
  const reserved = hammered({ mode: 'offer_collection', targetPriceEur: 15_000 }, 15_000)
  const highest = { ...goodFacts, ownersMerchantIds: [1] }
  expect(reserved.status).toBe('anr_offer_above_targetprice')
  expect(
    refusalOf(reserved, owner, { type: 'reservation_confirm' }, highest, endsAt + 1),
  ).toBeNull()
})
