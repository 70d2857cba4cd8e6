import { programLoginEndpoints } from '#contract/endpoints/security/program-login.ts'
import type { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import type { AccountServices } from '../account-services.ts'
import { confirmProgramLogin, showProgramQuestion } from './program-login.ts'
import { showProgramLogout } from './program-logout.ts'

export function registerProgramLoginRoutes(
  endpoints: EndpointServer,
  services: AccountServices,
): void {
  const calls = programLoginEndpoints
  endpoints.on(calls.showProgramQuestion, ({ query }) => showProgramQuestion(services, query.ask))
  endpoints.on(calls.confirmProgramLogin, ({ body }, context) =>
    confirmProgramLogin(services, body.ask, context),
  )
  endpoints.on(calls.showProgramLogout, async ({ query }) =>
    showProgramLogout(services, query.token),
  )
}
