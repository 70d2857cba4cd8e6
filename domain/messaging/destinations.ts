/**
 * The screens that the button of a notification may lead to, and whose number their address takes.
 * `fragment` names the place on the screen where the reader answers.
 */

type Place = {
  readonly screen: string
  readonly takes: 'ad' | 'auction' | 'order' | 'nothing'
  readonly fragment?: 'answer' | 'ad'
}

export const destinations = {
  account: { screen: 'account', takes: 'nothing' },
  personalData: { screen: 'personalData', takes: 'nothing' },
  accountSettings: { screen: 'accountSettings', takes: 'nothing' },
  catalog: { screen: 'catalog', takes: 'nothing' },
  ad: { screen: 'product', takes: 'ad' },
  /** The ad with its auction box open, on a phone as well. */
  auctionBox: { screen: 'product', takes: 'ad', fragment: 'answer' },
  continueAd: { screen: 'continueAd', takes: 'ad' },
  ownAds: { screen: 'myVehicles', takes: 'nothing' },
  /** The ad among those of its owner. */
  ownAd: { screen: 'myVehicles', takes: 'nothing', fragment: 'ad' },
  renegotiation: { screen: 'renegotiation', takes: 'auction' },
  journal: { screen: 'auctionJournal', takes: 'auction' },
  purchases: { screen: 'merchantPurchases', takes: 'nothing' },
  searches: { screen: 'merchantSearches', takes: 'nothing' },
  sales: { screen: 'sales', takes: 'nothing' },
  handover: { screen: 'handover', takes: 'order' },
} as const satisfies Readonly<Record<string, Place>>

export type DestinationName = keyof typeof destinations

export type NotificationScreen = (typeof destinations)[DestinationName]['screen']

/** A screen with the number in its address and the place on it; without its sign. */
export type Destination = {
  readonly screen: NotificationScreen
  readonly id: number | null
  readonly fragment: string | null
}

export const notificationScreens: readonly NotificationScreen[] = [
  ...new Set(Object.values(destinations).map(({ screen }) => screen)),
]

export type AboutNotification = {
  readonly entityId: number | null
  readonly auctionId: number | null
  readonly orderId?: number | null
}

/** A number that is missing leads to the ad, and without an ad to the account. */
export function resolveDestination(name: DestinationName, about: AboutNotification): Destination {
  const place: Place & { readonly screen: NotificationScreen } = destinations[name]
  const { entityId, auctionId, orderId = null } = about
  const { screen, takes } = place
  if (takes === 'nothing') {
    const isAd = place.fragment === 'ad' && entityId !== null
    return { screen, id: null, fragment: isAd ? `ad-${entityId}` : null }
  }
  const id = { ad: entityId, auction: auctionId, order: orderId }[takes]
  if (id !== null) return { screen, id, fragment: place.fragment ?? null }
  if (entityId === null) return { screen: 'account', id: null, fragment: null }
  return { screen: 'product', id: entityId, fragment: null }
}
