/**
 * The console's screens: one address in all languages, since only the operator's team reads them.
 * A screen whose folder `screens/<area>/<screen>` does not exist yet is no part of the console.
 */

export type ConsoleArea = 'ads' | 'merchants' | 'auctions' | 'orders' | 'settings'

export type ConsolePlace = {
  readonly folder: string
  /** Whose entry in the bar is marked. */
  readonly area: ConsoleArea
}

/** One address per list; with a number behind it, that object lies open beside the list. */
export const consoleScreens = {
  '/ads/:id?': { folder: 'ads/queue', area: 'ads' },
  '/merchants/:id?': { folder: 'merchants/list', area: 'merchants' },
  '/auctions/:id?': { folder: 'auctions/list', area: 'auctions' },
  '/orders/:id?': { folder: 'orders/list', area: 'orders' },
  '/payments': { folder: 'orders/payments', area: 'orders' },
  '/settings': { folder: 'settings/system-bar', area: 'settings' },
} as const satisfies Readonly<Record<`/${string}`, ConsolePlace>>

/** Order of the bar; `g` and then the key leads there. */
export const consoleAreas = [
  { area: 'ads', path: '/ads', key: 'a' },
  { area: 'merchants', path: '/merchants', key: 'm' },
  { area: 'auctions', path: '/auctions', key: 'u' },
  { area: 'orders', path: '/orders', key: 'o' },
  { area: 'settings', path: '/settings', key: 's' },
] as const satisfies readonly { area: ConsoleArea; path: string; key: string }[]
