import type { Config } from '../config.ts'
import type { WhatsAppService } from '../integrations/whatsapp/port.ts'
import { createWhatsAppClient } from '../integrations/whatsapp/whatsapp-client.ts'
import {
  type ArrivedWhatsApp,
  startWhatsAppStandIn,
  type Webhook,
} from '../integrations/whatsapp/whatsapp-stand-in.ts'

export type OpenWhatsApp = {
  /** Null where this installation sends nothing by WhatsApp. */
  readonly service: WhatsAppService | null
  readonly close: () => Promise<void>
}

/**
 * The Cloud API, or one in this process for a demo, whose telephones show everything at once.
 * @param hear Told of what arrives at the demo's own.
 * @param deliver Posts its webhooks to us.
 */
export async function openWhatsApp(
  { whatsApp: settings }: Config,
  hear: (message: ArrivedWhatsApp) => void,
  deliver: (webhook: Webhook) => Promise<void>,
): Promise<OpenWhatsApp> {
  if (settings === null) return { service: null, close: async () => undefined }
  if (settings.mode === 'live')
    return { service: createWhatsAppClient(settings), close: async () => undefined }
  const standIn = await startWhatsAppStandIn(settings, deliver, (message) => {
    hear(message)
    // After its answer, as the service does.
    setImmediate(() => {
      standIn.report(message, 'delivered').catch(() => undefined)
    })
  })
  const service = createWhatsAppClient({ ...settings, baseUrl: standIn.baseUrl })
  return { service, close: standIn.stop }
}
