import { expect, test } from 'vitest'
import { auctionPlaces } from './auction-places.ts'
import { endpointGroups } from './endpoints.ts'

test('where auctions stand in the answers of the reading calls', () => {
  const places = Object.entries(auctionPlaces(endpointGroups)).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, found]) => [
      `${group}.${name}`,
      found.map((place) => place.join('.')).join(' '),
    ]),
  )
  expect(Object.fromEntries(places)).toEqual({
    'adChanges.getVersioned': 'auction',
    'auction.get': '',
    'catalog.get': 'auction',
    'catalog.checkedGet': 'product.auction',
    'catalog.search': 'products.*.auction',
    'catalog.watchlist': 'products.*.auction',
    'catalog.myBids': 'products.*.auction',
    'listing.getOwn': 'auction',
    'handover.show': 'order.product.auction',
    'listing.getAsVisitor': 'auction',
    'listing.listMine': 'products.*.auction',
    'listing.listInEditingForVisitor': 'products.*.auction',
    'messages.showVehicle': 'vehicle.auction',
    'order.purchases': 'products.*.auction',
    'order.sales': 'orders.*.product.auction',
    'order.listAsOperator': 'orders.*.product.auction',
    'order.getAsOperator': 'product.auction',
    'review.list': 'queue.*.product.auction held.*.product.auction',
    'valuation.find': 'product.auction',
    'valuation.get': 'product.auction',
    'valuation.onboarding': 'product.auction',
    'valuation.report': 'product.auction',
    'review.get': 'product.auction',
    'review.auctions': 'products.*.auction',
  })
})
