import type { Config } from '../config.ts'
import { createHubspotClient } from '../integrations/newsletter/hubspot-client.ts'
import type { NewsletterService } from '../integrations/newsletter/port.ts'

/** Without the service nothing is queued for it. */
export function openNewsletter({ hubspot }: Config): NewsletterService {
  if (hubspot !== null) return createHubspotClient(hubspot)
  return { add: async () => ({ kind: 'unavailable', cause: 'off' }) }
}
