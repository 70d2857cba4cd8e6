import type { ComponentType } from 'react'
import type { Locale } from '#locales/locales.ts'
import type { QueryValues, RouteName, ScreenParams } from '#locales/paths.ts'
import type { ApiClient } from '#web/api/api-client.ts'
import type { PageContext } from './page-context.ts'

/**
 * What a screen's folder offers: `screens/<area>/<screen>/screen.tsx` exports `Screen` and, as it
 * needs them, `prepare`, `load`, `title`, `description` and what search engines should know.
 */
export type ScreenModule = {
  readonly Screen: ComponentType
  /** Fetches what the screen cannot be drawn without, texts of its own for example; kept by the page. */
  readonly prepare?: (locale: Locale) => Promise<void>
  readonly load?: Load
  readonly title?: Title
  readonly description?: Title
  /**
   * The name that the route's optional last segment should carry: an address without it answers too, one with another
   * name leads to the right one. Empty where there is none; it may read what `load` fetched.
   */
  readonly nameInAddress?: Title
  /** Path of the picture beside a link to the page in other people's services; empty where there is none. */
  readonly picture?: Title
  /** Which parameters of the query make a page of its own; of the others search engines need not know. */
  readonly canonicalQuery?: (search: URLSearchParams) => QueryValues
}

export type LoadContext<Name extends RouteName = RouteName> = Omit<PageContext, 'api'> & {
  readonly client: ApiClient
  readonly query: PageContext['api']['query']
  readonly queryClient: PageContext['api']['queryClient']
  readonly auctions: PageContext['api']['auctions']
  /** Of several that one folder shows. */
  readonly route: RouteName
  readonly params: ScreenParams<Name>
  readonly search: URLSearchParams
  readonly signal: AbortSignal
}

/**
 * Runs before the screen is shown, on the server and at each navigation:
 * `export const load: Load<'product'> = ({ queryClient, query, params }) =>
 *   queryClient.ensureQueryData(query.catalog.get({ params }))`.
 * What it answers is not used; the screen reads the query. A refusal becomes the error page.
 */
// The bivariant method form lets a screen name its own route's parameters.
export type Load<Name extends RouteName = RouteName> = {
  bivarianceHack(context: LoadContext<Name>): Promise<unknown>
}['bivarianceHack']

/** The title before the product's name in the browser's tab; it may read what `load` fetched. */
export type Title<Name extends RouteName = RouteName> = {
  bivarianceHack(context: Omit<LoadContext<Name>, 'signal'>): string
}['bivarianceHack']
