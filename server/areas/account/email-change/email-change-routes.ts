import { emailChangeEndpoints } from '#contract/endpoints/security/email-change.ts'
import type { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import type { AccountServices } from '../account-services.ts'
import { askEmailChange } from './ask-email-change.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { undoEmailChange } from './undo-email-change.ts'

export function registerEmailChangeRoutes(
  endpoints: EndpointServer,
  services: AccountServices,
): void {
  const calls = emailChangeEndpoints
  endpoints.on(calls.askEmailChange, async ({ body }, context) => ({
    isDone: true as const,
    ...(await askEmailChange(services, body, context)),
  }))
  endpoints.on(calls.confirmEmailChange, ({ body }, context) =>
    confirmEmailChange(services, body, context),
  )
  endpoints.on(calls.undoEmailChange, ({ body }, context) =>
    undoEmailChange(services, body.token, context),
  )
}
