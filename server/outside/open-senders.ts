import type { FastifyInstance } from 'fastify'
import { whatsAppWebhookPath } from '../areas/messaging/api.ts'
import type { WhatsAppService } from '../integrations/whatsapp/port.ts'
import type { Webhook } from '../integrations/whatsapp/whatsapp-stand-in.ts'
import type { Services } from '../platform/services.ts'
import { keepPush } from './demo-pushes.ts'
import { keepWhatsApp } from './demo-whatsapps.ts'
import { type OpenPush, openPush } from './open-push.ts'
import { openWhatsApp } from './open-whatsapp.ts'

/** What reaches people's devices, beside mail. */
export type OpenSenders = {
  readonly push: OpenPush
  /** Null where nothing goes by WhatsApp. */
  readonly whatsApp: WhatsAppService | null
  readonly close: () => Promise<void>
}

/** @param httpOf Our own door, at which a demo's stand-in knocks; it opens only later. */
export async function openSenders(
  services: Services,
  httpOf: () => FastifyInstance,
): Promise<OpenSenders> {
  const push = await openPush(services, (arrived) => keepPush(services, arrived))
  const whatsApp = await openWhatsApp(
    services.config,
    (arrived) => keepWhatsApp(services, arrived),
    (webhook) => postWebhook(httpOf(), webhook),
  )
  return {
    push,
    whatsApp: whatsApp.service,
    close: async () => {
      await push.close()
      await whatsApp.close()
    },
  }
}

async function postWebhook(http: FastifyInstance, { body, signature }: Webhook): Promise<void> {
  await http.inject({
    ...{ method: 'POST', url: whatsAppWebhookPath, payload: body },
    headers: {
      host: 'de.localhost',
      'content-type': 'application/json',
      'x-hub-signature-256': signature,
    },
  })
}
