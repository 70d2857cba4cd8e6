import { siteEndpoints } from '#contract/endpoints/site.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { Services } from '#server/platform/services.ts'
import { checkedLocale, listMerchantDirectory, recordOperatorAction } from '../account/api.ts'
import { sendContactMessage } from './contact.ts'
import { registerContentRoutes } from './content-routes.ts'
import { countDesk } from './count-desk.ts'
import { confirmNewsletter, signUpForNewsletter } from './newsletter.ts'
import { siteStore } from './site-store.ts'

const done = { isDone: true } as const

export function registerSiteRoutes(endpoints: EndpointServer, services: Services): void {
  const calls = siteEndpoints
  endpoints.on(calls.findSetting, async ({ params }) => {
    const setting = await siteStore.findSetting(services.pool, params.key)
    return { value: setting?.value ?? null, description: setting?.description ?? null }
  })
  endpoints.on(calls.saveSetting, async ({ params, body }, context) => {
    await transaction(services.pool, async (client) => {
      const setting = { key: params.key, ...body, now: services.now() }
      const isKnown = await siteStore.saveSetting(client, setting)
      if (!isKnown) throw refuseCall('NOT_FOUND')
      await recordOperatorAction(client, context, {
        action: 'save_setting',
        subject: { kind: 'setting', id: params.key },
        facts: body,
      })
    })
    return done
  })
  endpoints.on(calls.countDesk, () => countDesk(services))
  endpoints.on(calls.readTime, async () => {
    const { now, offsetMs } = await siteStore.loadMarketTime(services.pool)
    return {
      time: now.toISOString(),
      serverTime: services.now().toISOString(),
      marketOffsetMilliseconds: offsetMs,
    }
  })
  endpoints.on(calls.sendContactMessage, async ({ body }) => {
    const { language, ...message } = body
    await sendContactMessage(services, { ...message, locale: checkedLocale(language) })
    return done
  })
  endpoints.on(calls.signUpForNewsletter, async ({ body }) => {
    const locale = checkedLocale(body.language)
    await signUpForNewsletter(services, { email: body.email, locale })
    return done
  })
  endpoints.on(calls.confirmNewsletter, async ({ body }) => {
    await confirmNewsletter(services, body.token)
    return done
  })
  endpoints.on(calls.listMerchantDirectory, ({ query }) => listMerchantDirectory(services, query))
  registerContentRoutes(endpoints, services)
}
