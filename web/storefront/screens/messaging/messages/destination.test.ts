import { describe, expect, it } from 'vitest'
import { auctionNotificationCodes } from '#domain/auction/house/notifications/auction-notification.ts'
import { locales } from '#locales/locales.ts'
import { pathToLoose } from '#locales/paths.ts'
import { destinationOf } from './destination.ts'

const about = { entityId: 12, auctionId: 34 }

describe('the button of a message (spec 4, calls to action)', () => {
  it.each([
    ['counter_offer_received', 'renegotiation', { id: 34 }],
    ['ad_sent_back', 'continueAd', { id: 12 }],
    ['auction_sold_dealer', 'merchantPurchases', {}],
    ['ad_paused', 'myVehicles', {}],
    ['follow_up_freed_dealer', 'catalog', {}],
    ['follow_up_binding_dealer', 'renegotiation', { id: 34 }],
    ['handover_noted', 'merchantPurchases', {}],
    ['handover_noted_seller', 'sales', {}],
    ['you_were_outbid', 'product', { id: 12 }],
    ['question_received', 'product', { id: 12 }],
  ])('of %s leads to %s', (notification, name, params) => {
    expect(destinationOf({ notification, ...about })).toEqual({ name, params, hash: '' })
  })

  it('leads to the account when the message is about no vehicle', () => {
    const message = { notification: 'merchant_needs_more', entityId: null, auctionId: null }
    expect(destinationOf(message)).toEqual({ name: 'account', params: {}, hash: '' })
  })

  it('leads straight to where it is answered: the open box, or the own ad (rules 7 and 10)', () => {
    const offered = destinationOf({ notification: 'second_chance_offered_dealer', ...about })
    expect(offered).toEqual({ name: 'product', params: { id: 12 }, hash: '#answer' })
    const open = destinationOf({ notification: 'second_chance_open_owner', ...about })
    expect(open).toEqual({ name: 'myVehicles', params: {}, hash: '#ad-12' })
  })

  it('leads to the vehicle when the round is not named', () => {
    const message = { notification: 'offer_received', entityId: 12, auctionId: null }
    expect(destinationOf(message).name).toBe('product')
  })

  it.each(locales)('has an address for every notification of an auction in %s', (locale) => {
    for (const notification of auctionNotificationCodes) {
      const { name, params } = destinationOf({ notification, ...about })
      expect(pathToLoose(name, locale, params)).toMatch(/^\//)
    }
  })
})
