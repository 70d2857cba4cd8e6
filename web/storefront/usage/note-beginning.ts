import { isLocale } from '#locales/locales.ts'
import { matchPath } from '#locales/match-path.ts'
import type { Api } from '#web/api/api.tsx'
import { reportAction } from './report-usage.ts'

type Funnel = 'ad_intake' | 'vmm'

/** Where an ad or a request came from, and that it was begun (spec 3, tracking); nobody is kept waiting or told where that fails. */
export function noteBeginning(api: Pick<Api, 'client'>, entityId: number, funnel: Funnel): void {
  const action = funnel === 'vmm' ? 'create_valuation' : 'create_ad'
  const context = routeOf(location.href)
  reportAction(api, { action, context, entityId })
  const body = { source: sourceOf(routeOf(document.referrer), funnel), source_url: context, funnel }
  api.client.listing.track({ params: { entityId }, body }).catch(() => undefined)
}

/** By the page that this one was opened from, if it is one of this storefront's. */
type Source = 'main_lp' | 'my_ads' | 'other_lp' | 'sell'

function sourceOf(route: string, funnel: Funnel): Source {
  if (route === 'home') return 'main_lp'
  if (route === 'myVehicles' || route === 'merchantAds') return 'my_ads'
  if (route !== '' && route !== 'sell') return 'other_lp'
  return funnel === 'vmm' ? 'main_lp' : 'sell'
}

/** The route's name; empty for other sites. */
function routeOf(address: string): string {
  const { lang } = document.documentElement
  if (!isLocale(lang) || !address.startsWith(`${location.origin}/`)) return ''
  return matchPath(lang, new URL(address).pathname)?.name ?? ''
}
