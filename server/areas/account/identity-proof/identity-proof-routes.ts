import { identityProofEndpoints } from '#contract/endpoints/security/identity-proof.ts'
import type { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import type { AccountServices } from '../account-services.ts'
import { proveIdentity, sendIdentityCode } from './prove-identity.ts'

export function registerIdentityProofRoutes(
  endpoints: EndpointServer,
  services: AccountServices,
): void {
  const calls = identityProofEndpoints
  endpoints.on(calls.sendIdentityCode, async ({ body }, context) => ({
    isDone: true as const,
    ...(await sendIdentityCode(services, body, context)),
  }))
  endpoints.on(calls.proveIdentity, async ({ body }, context) => {
    await proveIdentity(services, body, context)
    return { isDone: true } as const
  })
}
