import { z } from 'zod'
import { askOutside } from '../../platform/outgoing/ask-outside.ts'
import type { HubspotSettings } from '../../platform/settings/read-hubspot.ts'
import type { NewsletterService } from './port.ts'

const maxBytes = 256 * 1024
const refusal = z.object({ errors: z.array(z.object({ errorType: z.string() })).min(1) })
/** What is wrong with this address; all else is wrong with the form, which somebody sets right. */
const ofAddress = ['INVALID_EMAIL', 'BLOCKED_EMAIL']

/** A form of HubSpot by its one call, which knows no login. An address that it has already is no second one. */
export function createHubspotClient(settings: HubspotSettings): NewsletterService {
  const { baseUrl, portalId, formGuid, timeoutMs } = settings
  const url = new URL(`${baseUrl}/submissions/v3/integration/submit/${portalId}/${formGuid}`)
  return {
    add: async ({ email, consent, confirmedAt }) => {
      const answer = await askOutside(url, {
        ...{ method: 'POST', timeoutMs, maxBytes },
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          submittedAt: confirmedAt.getTime(),
          fields: [{ objectTypeId: '0-1', name: 'email', value: email }],
          legalConsentOptions: { consent: { consentToProcess: true, text: consent } },
        }),
      })
      if (answer.kind === 'busy') return { kind: 'unavailable', cause: 'busy' }
      if (answer.kind === 'failed') return { kind: 'unavailable', cause: answer.cause }
      // Spec 5: success only with this status.
      if (answer.status === 200) return { kind: 'taken' }
      const reason = answer.status === 400 ? refusedFor(answer.text) : undefined
      if (reason !== undefined) return { kind: 'refused', reason }
      return { kind: 'unavailable', cause: `status ${answer.status}` }
    },
  }
}

function refusedFor(text: string): string | undefined {
  try {
    const read = refusal.safeParse(JSON.parse(text))
    const types = read.data?.errors.map(({ errorType }) => errorType) ?? []
    return types.find((each) => ofAddress.includes(each))
  } catch {
    return undefined
  }
}
