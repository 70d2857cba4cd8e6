import { secondFactorEndpoints } from '#contract/endpoints/security/second-factor.ts'
import type { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import type { AccountServices } from '../account-services.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  showSecondFactor,
} from './change-second-factor.ts'
import { logInBySecondFactor } from './log-in-by-second-factor.ts'

export function registerSecondFactorRoutes(
  endpoints: EndpointServer,
  services: AccountServices,
): void {
  const calls = secondFactorEndpoints
  endpoints.on(calls.logInBySecondFactor, ({ body }, context) =>
    logInBySecondFactor(services, body, context),
  )
  endpoints.on(calls.showSecondFactor, (_input, context) => showSecondFactor(services, context))
  endpoints.on(calls.beginSecondFactor, (_input, context) => beginSecondFactor(services, context))
  endpoints.on(calls.confirmSecondFactor, ({ body }, context) =>
    confirmSecondFactor(services, body, context),
  )
  endpoints.on(calls.endSecondFactor, async ({ body }, context) => {
    await endSecondFactor(services, body, context)
    return { isDone: true } as const
  })
}
