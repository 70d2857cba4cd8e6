import { StartRefused } from '../start-refused.ts'

export type HubspotSettings = {
  readonly baseUrl: string
  readonly portalId: string
  readonly formGuid: string
  readonly timeoutMs: number
}

type Environment = Readonly<Record<string, string | undefined>>

const timeoutMs = 10_000

/** Without a form confirmed addresses stay in our own list. */
export function readHubspot(environment: Environment): HubspotSettings | null {
  const { HUBSPOT_PORTAL_ID: portalId, HUBSPOT_FORM_GUID: formGuid } = environment
  if (!portalId && !formGuid) return null
  if (!portalId || !/^\d+$/.test(portalId)) {
    throw new StartRefused('HUBSPOT_PORTAL_ID must be a number: HUBSPOT_FORM_GUID needs it')
  }
  if (!formGuid || !/^[\da-f-]{36}$/i.test(formGuid)) {
    throw new StartRefused('HUBSPOT_FORM_GUID must be the id of a form: HUBSPOT_PORTAL_ID needs it')
  }
  const baseUrl = environment.HUBSPOT_FORMS_BASE_URL ?? 'https://api.hsforms.com'
  return { baseUrl, portalId, formGuid, timeoutMs }
}
