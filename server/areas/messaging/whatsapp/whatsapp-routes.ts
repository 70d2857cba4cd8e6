import type { FastifyInstance } from 'fastify'
import { notificationSettingsEndpoints } from '#contract/endpoints/messaging/notification-settings.ts'
import type { WhatsAppService } from '#server/integrations/whatsapp/port.ts'
import type { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import type { Services } from '#server/platform/services.ts'
import type { ReadingServices } from '../messaging-services.ts'
import { askForWhatsApp, confirmWhatsApp, endWhatsApp, testWhatsApp } from './opt-in.ts'
import { takeWhatsAppEvents } from './take-webhook.ts'

const done = { isDone: true } as const

export function registerWhatsAppRoutes(endpoints: EndpointServer, services: ReadingServices): void {
  const calls = notificationSettingsEndpoints
  endpoints.on(calls.askForWhatsApp, ({ body }, context) => askForWhatsApp(services, body, context))
  endpoints.on(calls.confirmWhatsApp, async ({ body }, context) => {
    await confirmWhatsApp(services, body, context)
    return done
  })
  endpoints.on(calls.endWhatsApp, async (_input, context) => {
    await endWhatsApp(services, context)
    return done
  })
  endpoints.on(calls.testWhatsApp, async (_input, context) => ({
    outcome: await testWhatsApp(services, context),
  }))
}

export const whatsAppWebhookPath = '/whatsapp/events'

/** What Meta sends at most. */
const maxBodyBytes = 3 * 1024 * 1024
const rateLimit = { max: 1200, timeWindow: '1 minute' }

/**
 * What Meta calls: once to see that the address is ours, then with reports and with what people write. A body is believed by its
 * signature over its bytes alone. Without settings there is no such address.
 */
export async function registerWhatsAppWebhook(
  http: FastifyInstance,
  services: Pick<Services, 'pool' | 'now'> & {
    readonly whatsApp: WhatsAppService | null
    readonly announceRead: (messageIds: readonly number[]) => void
  },
): Promise<void> {
  const { whatsApp } = services
  if (whatsApp === null) return
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const options = { parseAs: 'buffer', bodyLimit: maxBodyBytes } as const
    scope.addContentTypeParser('*', options, (_request, body, done) => done(null, body))
    scope.get<{ Querystring: Readonly<Record<string, unknown>> }>(
      whatsAppWebhookPath,
      { config: { rateLimit } },
      (request, reply) => {
        const {
          'hub.mode': mode,
          'hub.verify_token': token,
          'hub.challenge': challenge,
        } = request.query
        const isOurs = mode === 'subscribe' && whatsApp.isVerifyToken(token)
        if (!isOurs || typeof challenge !== 'string') return reply.code(403).send()
        return reply.type('text/plain').send(challenge)
      },
    )
    scope.post<{ Body?: Buffer }>(
      whatsAppWebhookPath,
      { config: { rateLimit } },
      async (request, reply) => {
        const body = request.body ?? Buffer.alloc(0)
        const signature = request.headers['x-hub-signature-256']
        const events = whatsApp.readWebhook({ body, signature })
        if (events === null) return reply.code(403).send()
        await takeWhatsAppEvents(services, events)
        return reply.code(200).send()
      },
    )
  })
}
