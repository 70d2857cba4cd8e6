/**
 * The console's screens: one address in all languages, since only the operator's team reads them.
 * A screen whose folder `screens/<area>/<screen>` does not exist yet is no part of the console.
 */

export type ConsoleArea = 'ads' | 'merchants' | 'auctions' | 'orders'

export type ConsolePlace = {
  readonly folder: string
  /** Whose entry in the bar is marked. */
  readonly area: ConsoleArea
}

export const consoleScreens = {
  '/ads': { folder: 'ads/queue', area: 'ads' },
  '/ads/:id': { folder: 'ads/queue', area: 'ads' },
  '/merchants': { folder: 'merchants/list', area: 'merchants' },
  '/merchants/:id': { folder: 'merchants/list', area: 'merchants' },
  '/auctions': { folder: 'auctions/list', area: 'auctions' },
  '/auctions/:id': { folder: 'auctions/list', area: 'auctions' },
  '/orders': { folder: 'orders/list', area: 'orders' },
  '/orders/:id': { folder: 'orders/list', area: 'orders' },
} as const satisfies Readonly<Record<`/${string}`, ConsolePlace>>

/** Order of the bar; the letter after `g` leads there. */
export const consoleAreas = [
  { area: 'ads', path: '/ads', letter: 'a' },
  { area: 'merchants', path: '/merchants', letter: 'm' },
  { area: 'auctions', path: '/auctions', letter: 'u' },
  { area: 'orders', path: '/orders', letter: 'o' },
] as const satisfies readonly { area: ConsoleArea; path: string; letter: string }[]
