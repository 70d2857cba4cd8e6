import type { CallContext } from '#server/platform/http/call-context.ts'
import type { Services } from '#server/platform/services.ts'
import { visitorIdOf } from '../account/api.ts'
import { siteStore } from './site-store.ts'

/** What pages report of themselves (spec 7.7): little is kept, and nothing about a person. */

const maxPathLength = 300

/** Path and referring host only: queries may hold tokens, cookies name people. */
export async function collectAccess(
  services: Services,
  visit: { readonly url: string; readonly referer?: string | undefined },
): Promise<void> {
  const path = URL.parse(visit.url, 'http://storefront')?.pathname ?? ''
  const refererHost = URL.parse(visit.referer ?? '')?.host ?? ''
  await siteStore.addAccess(services.pool, { path: path.slice(0, maxPathLength), refererHost })
}

/** Skipped when nobody can be told from anybody else; the login counts and not the body's id. */
export async function collectUserAction(
  services: Services,
  report: {
    readonly action: string
    readonly context: string
    readonly uuid?: string | undefined
    readonly product_entity_id?: number | undefined
  },
  context: CallContext,
): Promise<void> {
  const { customerId } = context.viewer
  const visitorUuid = visitorIdOf(context) ?? report.uuid ?? null
  if (customerId === null && visitorUuid === null) return
  await siteStore.addUserAction(services.pool, {
    action: report.action,
    context: report.context,
    customerId,
    visitorUuid,
    listingId: report.product_entity_id ?? null,
  })
}
