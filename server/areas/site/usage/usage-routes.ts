import { usageEndpoints } from '#contract/endpoints/usage/usage.ts'
import {
  agreesToStatistics,
  consentCookie,
  consentLifetimeSeconds,
} from '#contract/usage/consent.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import type { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import type { Services } from '#server/platform/services.ts'
import { ensureVisitorId, visitorIdOf } from '../../account/api.ts'
import { readFunnel } from './funnel-store.ts'
import { type Reporter, recordAction, recordPage, type UsageServices } from './record-usage.ts'

const done = { isDone: true } as const

/** What pages report of their use (spec 7.7). A report that says nothing we count is answered as any other. */
export function registerUsageRoutes(
  endpoints: EndpointServer,
  services: Services & UsageServices,
): void {
  const calls = usageEndpoints
  endpoints.on(calls.collectAccessLog, async ({ body }, context) => {
    recordPage(services, reporterOf(context), { address: body.url, referer: body.referer })
    return done
  })
  endpoints.on(calls.collectUserAction, async ({ body }, context) => {
    const { action, steps, product_entity_id: entityId } = body
    recordAction(services, reporterOf(context), { address: body.context, action, steps, entityId })
    return done
  })
  endpoints.on(calls.readConsent, async (_input, { cookies }) => ({
    statistics: agreesToStatistics(cookies[consentCookie]),
  }))
  endpoints.on(calls.saveConsent, async ({ body }, context) => {
    await saveConsent(services, context, body.statistics)
    return { statistics: body.statistics }
  })
  endpoints.on(calls.readFunnel, ({ query }) => readFunnel(services.pool, query))
}

function reporterOf({ locale, userAgent, cookies, host, viewer }: CallContext): Reporter {
  return { locale, userAgent, cookies, host, customerId: viewer.customerId }
}

/** The answer to the question is kept in either case, so that it is not asked again. */
async function saveConsent(
  services: Services & UsageServices,
  context: CallContext,
  agrees: boolean,
): Promise<void> {
  context.setCookie(consentCookie, agrees ? 'statistics' : 'none', {
    maxAgeSeconds: consentLifetimeSeconds,
    isReadableByScripts: true,
  })
  if (agrees) {
    ensureVisitorId(context)
    return
  }
  await services.usage.forget({
    visitorUuid: visitorIdOf(context),
    customerId: context.viewer.customerId,
  })
}
