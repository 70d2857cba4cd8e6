import { describe, expect, test } from 'vitest'
import { type AuctionStatus, auctionStatuses, unlistedStatuses } from '../../core/state.ts'
import {
  acceptedDealer,
  atTime,
  bid,
  endsAt,
  played,
  runningAuction,
} from '../../testing/sample-auction.ts'
import { anna, bert, during } from '../../testing/two-dealers.ts'
import { type ViewerRole, viewerRoles } from './auction-view.ts'
import { fieldTable, isVisible, type ViewField } from './field-table.ts'
import type { Viewer } from './viewer.ts'
import { auctionView } from './views.ts'

/** Who is told what, said a second time and from the other side: by viewer (rules 1, 4 and 5). */

const fields = Object.keys(fieldTable) as ViewField[] // Its own names, nothing else is in it.

function visibleFields(viewer: ViewerRole, status: AuctionStatus): readonly ViewField[] {
  return fields.filter((field) => isVisible(field, viewer, status))
}

function viewersOf(field: ViewField): readonly ViewerRole[] {
  return viewerRoles.filter((viewer) =>
    auctionStatuses.some((status) => isVisible(field, viewer, status)),
  )
}

const page: readonly ViewField[] = [
  ...(['auctionId', 'entityId', 'round', 'mode', 'viewer', 'status'] as const),
  ...(['startPriceEur', 'buyNowPriceEur'] as const),
  ...(['startsAt', 'endsAt', 'plannedEndsAt', 'latestEndsAt', 'actions'] as const),
]

describe('what is told to whom (rules 1)', () => {
  test.each(['visitor', 'seller', 'merchant_in_review'] as const)(
    'a %s is told no more than the page of a listed ad, and nothing of any other (rules 1)',
    (viewer) => {
      for (const status of auctionStatuses) {
        const expected = unlistedStatuses.includes(status) ? [] : page
        expect(visibleFields(viewer, status)).toEqual(expected)
      }
    },
  )

  test.each([
    ['owner and operator', ['owner', 'operator'], 'targetPriceEur'],
    ['owner and operator', ['owner', 'operator'], 'lateOffers'],
    ['owner and operator', ['owner', 'operator'], 'lateOfferCount'],
    ['owner and operator', ['owner', 'operator'], 'failureCause'],
    ['owner and operator', ['owner', 'operator'], 'closedByOperator'],
    ['owner and operator', ['owner', 'operator'], 'hasNextRound'],
    ['the operator', ['operator'], 'endedAt'],
    ['the operator', ['operator'], 'settledLateOffers'],
    ['the operator', ['operator'], 'secondChanceHistory'],
    ['the operator', ['operator'], 'withdrawalRequest'],
    ['the operator', ['operator'], 'withdrawal'],
    ['the operator', ['operator'], 'version'],
    ['dealers themselves', ['dealer', 'bidder'], 'own'],
    ['dealers themselves', ['dealer', 'bidder'], 'context'],
    ['who made one', ['bidder'], 'ownLateOffer'],
    ...(['hammerPriceEur', 'soldAt', 'saleCause', 'buyerMerchantId'] as const).map(
      (field) => ['the sides of a sale', ['bidder', 'owner', 'operator'], field] as const,
    ),
    ...(['renegotiation', 'reservation', 'followUp', 'secondChance', 'bindsUntil'] as const).map(
      (field) => ['the sides of a renegotiation', ['bidder', 'owner', 'operator'], field] as const,
    ),
  ] as const)(
    'to nobody but %s (%j), whatever the status: %s (rules 1)',
    (_says, viewers, field) => {
      expect(viewersOf(field)).toEqual(viewers)
    },
  )

  test('fields of a sale are shown only where there is a sale (rules 1)', () => {
    for (const field of ['hammerPriceEur', 'buyerMerchantId', 'saleCause', 'soldAt'] as const) {
      const shown = auctionStatuses.filter((status) => isVisible(field, 'bidder', status))
      expect(shown).toEqual(['sold'])
    }
  })

  test('for how much and to whom it was sold is the two sides’ alone, of the bidders the buyer’s (rules 1)', () => {
    const led = played(runningAuction(), bert, during, bid(19_000))
    const sold = atTime(played(led, anna, during, bid(20_000)), endsAt)
    const saleFor = (viewer: Viewer) => {
      const view = auctionView(sold, { viewer, at: endsAt, history: [] })
      return [view?.viewer, view?.hammerPriceEur, view?.buyerMerchantId, view?.saleCause]
    }
    const dealerLooks = (merchantId: number): Viewer => ({
      ...{ kind: 'merchant', merchantId, customerId: 1_000 + merchantId },
      ...{ facts: acceptedDealer, openQuestionEntityIds: [] },
    })
    const shown = [20_000, 1, 'target_reached']
    expect(saleFor(dealerLooks(1))).toEqual(['bidder', ...shown])
    expect(saleFor({ kind: 'customer', customerId: 1 })).toEqual(['owner', ...shown])
    expect(saleFor({ kind: 'operator', customerId: 2 })).toEqual(['operator', ...shown])
    expect(saleFor(dealerLooks(2))).toEqual(['bidder', null, null, null])
    expect(saleFor(dealerLooks(61))).toEqual(['dealer', null, null, null])
    expect(saleFor({ kind: 'customer', customerId: 50 })).toEqual(['seller', null, null, null])
  })

  test('a reserved offer is shown to its dealer, and to none of the other bidders (rules 1 and 7)', () => {
    const outbid = played(runningAuction({ mode: 'offer_collection' }), bert, during, bid(19_000))
    const reserved = atTime(played(outbid, anna, during, bid(20_000)), endsAt)
    const seenBy = (merchantId: number) => {
      const viewer: Viewer = {
        ...{ kind: 'merchant', merchantId, customerId: 1_000 + merchantId },
        ...{ facts: acceptedDealer, openQuestionEntityIds: [] },
      }
      const view = auctionView(reserved, { viewer, at: endsAt, history: [] })
      return [view?.status, view?.reservation?.amountEur, view?.bindsUntil != null]
    }
    expect(seenBy(1)).toEqual(['anr_offer_above_targetprice', 20_000, true])
    expect(seenBy(2)).toEqual(['ended', undefined, false])
    expect(seenBy(61)).toEqual(['ended', undefined, false])
  })

  test('pseudonyms and journal are the owner’s after the end, dealers’ at once (rules 1 and 9)', () => {
    for (const field of ['history', 'leaderPseudonym', 'sequence', 'headHash'] as const) {
      for (const status of ['running', 'hotbidding'] as const) {
        expect(isVisible(field, 'owner', status)).toBe(false)
        expect(isVisible(field, 'dealer', status)).toBe(true)
      }
      expect(isVisible(field, 'owner', 'sold')).toBe(true)
    }
  })
})
