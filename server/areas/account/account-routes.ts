import { demoLoginEndpoints } from '#contract/endpoints/account-demo.ts'
import { merchantReviewEndpoints } from '#contract/endpoints/account-review.ts'
import { operatorTeamEndpoints } from '#contract/endpoints/security/operator-team.ts'
import { securityLogEndpoints } from '#contract/endpoints/security/security-log.ts'
import type { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import type { AccountServices } from './account-services.ts'
import { registerCompanyRoutes } from './company/company-routes.ts'
import { registerEmailChangeRoutes } from './email-change/email-change-routes.ts'
import { listDemoLogins, logInAsDemo } from './identity/demo-logins.ts'
import { registerEntranceRoutes, registerSessionRoutes } from './identity/session-routes.ts'
import { registerIdentityProofRoutes } from './identity-proof/identity-proof-routes.ts'
import { registerProgramLoginRoutes } from './issuer/program-login-routes.ts'
import { linkAccount, unlinkAccount } from './merchant/link-accounts.ts'
import {
  blockMerchant,
  decideAdmission,
  listMerchants,
  setVatIdState,
} from './merchant/review-merchants.ts'
import { confirmYearlyCheck } from './merchant/yearly-check.ts'
import { registerOutsideLoginRoutes } from './outside-login/outside-login-routes.ts'
import { registerPasskeyRoutes } from './passkey/passkey-routes.ts'
import { registerProfileRoutes } from './profile/profile-routes.ts'
import { sendMerchantDocument, viewMerchant } from './profile/view-merchant.ts'
import { registerSecondFactorRoutes } from './second-factor/second-factor-routes.ts'
import { listSecurityEvents } from './security-log/list-security-events.ts'
import { listOperators, saveRoles } from './team/change-team.ts'

const done = { isDone: true } as const

/** All calls about accounts; the demo's logins exist in a demo only (rules 14). */
export function registerAccountRoutes(endpoints: EndpointServer, services: AccountServices): void {
  registerSessionRoutes(endpoints, services)
  registerEntranceRoutes(endpoints, services)
  registerProfileRoutes(endpoints, services)
  registerSecondFactorRoutes(endpoints, services)
  registerPasskeyRoutes(endpoints, services)
  registerIdentityProofRoutes(endpoints, services)
  registerEmailChangeRoutes(endpoints, services)
  registerCompanyRoutes(endpoints, services)
  registerOutsideLoginRoutes(endpoints, services)
  registerProgramLoginRoutes(endpoints, services)
  registerReviewRoutes(endpoints, services)
  registerTeamRoutes(endpoints, services)
  endpoints.on(securityLogEndpoints.listSecurityEvents, ({ query }, context) =>
    listSecurityEvents(services, query, context),
  )
  if (services.config.isDemo) registerDemoRoutes(endpoints, services)
}

function registerReviewRoutes(endpoints: EndpointServer, services: AccountServices): void {
  const calls = merchantReviewEndpoints
  endpoints.on(calls.listMerchants, ({ query }, context) => listMerchants(services, query, context))
  endpoints.on(calls.getMerchant, ({ params }, context) =>
    viewMerchant(services, params.merchantId, context),
  )
  endpoints.onRaw(calls.getMerchantDocument, ({ params }, context, { reply }) =>
    sendMerchantDocument(services, { ...params, reply }, context),
  )
  endpoints.on(calls.acceptMerchant, async ({ params }, context) => {
    await decideAdmission(services, { ...params, command: 'accept' }, context)
    return done
  })
  endpoints.on(calls.refuseMerchant, async ({ params, body }, context) => {
    await decideAdmission(services, { ...params, ...body, command: 'refuse' }, context)
    return done
  })
  endpoints.on(calls.askMerchantForMore, async ({ params, body }, context) => {
    await decideAdmission(services, { ...params, ...body, command: 'ask_for_more' }, context)
    return done
  })
  endpoints.on(calls.blockMerchant, async ({ params, body }, context) => {
    await blockMerchant(services, { ...params, ...body, isBlocked: true }, context)
    return done
  })
  endpoints.on(calls.unblockMerchant, async ({ params }, context) => {
    await blockMerchant(services, { ...params, isBlocked: false }, context)
    return done
  })
  endpoints.on(calls.linkAccount, async ({ params, body }, context) => {
    await linkAccount(services, { ...params, ...body }, context)
    return done
  })
  endpoints.on(calls.unlinkAccount, async ({ params }, context) => {
    await unlinkAccount(services, params, context)
    return done
  })
  endpoints.on(calls.confirmYearlyCheck, async ({ params }, context) => {
    await confirmYearlyCheck(services, params.merchantId, context)
    return done
  })
  endpoints.on(calls.setVatIdState, async ({ params, body }, context) => {
    await setVatIdState(services, { ...params, ...body }, context)
    return done
  })
}

function registerTeamRoutes(endpoints: EndpointServer, services: AccountServices): void {
  endpoints.on(operatorTeamEndpoints.listOperators, (_input, context) =>
    listOperators(services, context),
  )
  endpoints.on(operatorTeamEndpoints.saveRoles, async ({ body }, context) => {
    await saveRoles(services, body, context)
    return done
  })
}

function registerDemoRoutes(endpoints: EndpointServer, services: AccountServices): void {
  endpoints.on(demoLoginEndpoints.listDemoLogins, async () => ({
    logins: await listDemoLogins(services),
  }))
  endpoints.on(demoLoginEndpoints.logInAsDemo, ({ body }, context) =>
    logInAsDemo(services, body.email, context),
  )
}
