import type { OperatorCall } from '#contract/operator-calls.ts'

/**
 * The console's screens: one address in all languages, since only the operator's team reads them.
 * A screen whose folder `screens/<area>/<screen>` does not exist yet is no part of the console.
 */

export type ConsoleArea =
  | 'ads'
  | 'valuations'
  | 'merchants'
  | 'auctions'
  | 'orders'
  | 'content'
  | 'settings'

export type ConsolePlace = {
  readonly folder: string
  /** Whose entry in the bar is marked. */
  readonly area: ConsoleArea
}

/** One address per list; with a number behind it, that object lies open beside the list. */
export const consoleScreens = {
  '/ads/:id?': { folder: 'ads/queue', area: 'ads' },
  '/funnel': { folder: 'ads/funnel', area: 'ads' },
  '/ads/changes/:id?': { folder: 'ads/changes', area: 'ads' },
  '/valuations/:id?': { folder: 'valuations/list', area: 'valuations' },
  '/valuation-quality': { folder: 'valuations/quality', area: 'valuations' },
  '/merchants/:id?': { folder: 'merchants/list', area: 'merchants' },
  '/auctions/:id?': { folder: 'auctions/list', area: 'auctions' },
  '/orders/:id?': { folder: 'orders/list', area: 'orders' },
  '/payments': { folder: 'orders/payments', area: 'orders' },
  '/team': { folder: 'settings/team', area: 'settings' },
  '/security-log': { folder: 'settings/security-log', area: 'settings' },
  '/content': { folder: 'content/list', area: 'content' },
  '/content/:kind/:key': { folder: 'content/edit', area: 'content' },
  '/settings': { folder: 'settings/system-bar', area: 'settings' },
} as const satisfies Readonly<Record<`/${string}`, ConsolePlace>>

/** Order of the bar; `g` and then the key leads there. Shown to whoever may make the call behind it. */
export const consoleAreas = [
  { area: 'ads', path: '/ads', key: 'a', call: 'review.list' },
  { area: 'valuations', path: '/valuations', key: 'v', call: 'valuation.list' },
  { area: 'merchants', path: '/merchants', key: 'm', call: 'merchantReview.listMerchants' },
  { area: 'auctions', path: '/auctions', key: 'u', call: 'review.auctions' },
  { area: 'orders', path: '/orders', key: 'o', call: 'order.listAsOperator' },
  { area: 'content', path: '/content', key: 'c', call: 'publishing.listEntries' },
  { area: 'settings', path: '/settings', key: 's', call: 'site.saveSetting' },
] as const satisfies readonly {
  area: ConsoleArea
  path: string
  key: string
  call: OperatorCall
}[]
