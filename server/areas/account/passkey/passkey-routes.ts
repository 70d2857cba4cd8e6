import { passkeyEndpoints } from '#contract/endpoints/security/passkey.ts'
import type { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import type { AccountServices } from '../account-services.ts'
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from './change-passkeys.ts'
import { askPasskey, logInByPasskey } from './log-in-by-passkey.ts'

export function registerPasskeyRoutes(endpoints: EndpointServer, services: AccountServices): void {
  const calls = passkeyEndpoints
  endpoints.on(calls.askPasskey, (_input, context) => askPasskey(services, context))
  endpoints.on(calls.logInByPasskey, ({ body }, context) => logInByPasskey(services, body, context))
  endpoints.on(calls.listPasskeys, (_input, context) => listPasskeys(services, context))
  endpoints.on(calls.beginPasskey, (_input, context) => beginPasskey(services, context))
  endpoints.on(calls.addPasskey, ({ body }, context) => addPasskey(services, body, context))
  endpoints.on(calls.removePasskey, async ({ params }, context) => {
    await removePasskey(services, params, context)
    return { isDone: true } as const
  })
}
