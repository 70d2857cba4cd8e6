import { profileEndpoints } from '#contract/endpoints/account-profile.ts'
import { customerIdOf, personIdOf } from '#server/platform/http/call-context.ts'
import type { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { checkedLocale } from '../identity/register-customer.ts'
import { ensureVisitorId, markMerchantBrowser } from '../session/visitor-cookies.ts'
import { checkAccount } from './check-account.ts'
import { nobody } from './customer-view.ts'
import { findOwnerSegmentation, showOwner } from './find-people.ts'
import { saveProfile } from './save-profile.ts'
import { showOwnCustomer } from './show-own-customer.ts'
import { uploadMerchantDocument } from './upload-merchant-document.ts'
import { viewCustomer } from './view-merchant.ts'

const done = { isDone: true } as const

export function registerProfileRoutes(endpoints: EndpointServer, services: AccountServices): void {
  registerViews(endpoints, services)
  registerChanges(endpoints, services)
  registerChecks(endpoints, services)
  const calls = profileEndpoints
  endpoints.on(calls.visitorCookie, async (_input, context) => ({
    uuid: ensureVisitorId(context),
  }))
  endpoints.on(calls.merchantCookie, async ({ query }, context) => ({
    merchantCookie: await markMerchantBrowser(services, query.mc, context),
  }))
}

function registerViews(endpoints: EndpointServer, services: AccountServices): void {
  const calls = profileEndpoints
  endpoints.on(calls.getCustomer, async (_input, context) =>
    context.viewer.customerId === null ? nobody : showOwnCustomer(services, context),
  )
  endpoints.on(calls.getOwnCustomer, (_input, context) => showOwnCustomer(services, context))
  endpoints.on(calls.getCustomerById, ({ params }, context) =>
    viewCustomer(services, params.id, context),
  )
  endpoints.on(calls.getOwner, ({ params }, context) => showOwner(services, params.id, context))
  endpoints.on(calls.getOwnerSegmentation, async ({ params }, context) => ({
    segmentation: await findOwnerSegmentation(services, params.entityId, context),
  }))
}

function registerChanges(endpoints: EndpointServer, services: AccountServices): void {
  const calls = profileEndpoints
  endpoints.on(calls.updatePrivateProfile, ({ body }, context) =>
    saveProfile(services, { profileType: 'PRIVATE', change: body }, context),
  )
  endpoints.on(calls.updateCommercialProfile, ({ body }, context) =>
    saveProfile(services, { profileType: 'COMMERCIAL', change: body }, context),
  )
  endpoints.on(calls.updateMerchantProfile, ({ body }, context) =>
    saveProfile(services, { profileType: 'MERCHANT', change: body }, context),
  )
  endpoints.onRaw(calls.uploadMerchantDocument, ({ params }, context, { request }) =>
    uploadMerchantDocument(services, { kind: params.kind, request }, context),
  )
  endpoints.on(calls.updateLanguageSetting, async ({ body }, context) => {
    const languageSetting = checkedLocale(body.value)
    const customerId = personIdOf(context)
    await accountStore.saveLanguage(services.pool, { customerId, languageSetting })
    return done
  })
  endpoints.on(calls.acceptTerms, async (_input, context) => {
    const now = services.now()
    const { locale } = context
    const { version } = services.termsInForce(locale, now)
    const customerId = customerIdOf(context)
    await accountStore.saveTermsAcceptance(services.pool, { customerId, version, locale, now })
    return { tacAcceptedAt: now.toISOString() }
  })
  endpoints.on(calls.markPopupAsRead, async ({ params }, context) => {
    const customerId = customerIdOf(context)
    const now = services.now()
    await accountStore.savePopupRead(services.pool, { customerId, popupId: params.id, now })
    return done
  })
}

function registerChecks(endpoints: EndpointServer, services: AccountServices): void {
  const calls = profileEndpoints
  const byType = {
    MERCHANT: [calls.checkMerchantEmailVerified, calls.ackMerchantComplete],
    COMMERCIAL: [calls.checkCommercialEmailVerified, calls.ackCommercialComplete],
    PRIVATE: [calls.checkPrivateEmailVerified, calls.ackPrivateComplete],
  } as const
  for (const profileType of ['MERCHANT', 'COMMERCIAL', 'PRIVATE'] as const) {
    for (const call of byType[profileType]) {
      endpoints.on(call, (_input, context) => checkAccount(services, profileType, context))
    }
  }
}
