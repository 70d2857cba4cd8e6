import { referralEndpoints } from '#contract/endpoints/referral/referral.ts'
import type { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import type { Services } from '#server/platform/services.ts'
import {
  becomePartner,
  isKnownCode,
  keepReferral,
  keptCodeOf,
  showPartner,
} from './keep-referral.ts'
import { recordReferral } from './record-referral.ts'

/** Links of partners, and the ads that they led to. */
export function registerReferralRoutes(endpoints: EndpointServer, services: Services): void {
  const calls = referralEndpoints
  endpoints.on(calls.recordReferral, async ({ params, query }, context) => {
    const code = query.referral_code ?? keptCodeOf(context) ?? ''
    await recordReferral(services, context, { listingId: params.id, code })
    return {}
  })
  endpoints.on(calls.findReferral, async ({ params }) => ({
    isKnown: await isKnownCode(services, params.code),
  }))
  endpoints.on(calls.readReferral, async (_input, context) => ({ code: keptCodeOf(context) }))
  endpoints.on(calls.keepReferral, async ({ body }, context) => ({
    code: await keepReferral(services, context, body.code),
  }))
  endpoints.on(calls.readPartner, (_input, context) => showPartner(services, context))
  endpoints.on(calls.becomePartner, (_input, context) => becomePartner(services, context))
}
