import { createHmac, timingSafeEqual } from 'node:crypto'
import type { automations } from '#contract/endpoints/messages.ts'
import type { Services } from '#server/platform/services.ts'

export type Automation = (typeof automations)[number]

/** Lets the reader of a mail change what that address gets, without a login (spec 7.2: e and h). */
export function automationKey(services: Pick<Services, 'keys'>, email: string): string {
  const mac = createHmac('sha256', services.keys.links).update(`automation:${email}`)
  return mac.digest('base64url').slice(0, 22)
}

export function isAutomationKey(
  services: Pick<Services, 'keys'>,
  given: { readonly email: string; readonly key: string },
): boolean {
  const expected = Buffer.from(automationKey(services, given.email))
  const key = Buffer.from(given.key)
  return expected.length === key.length && timingSafeEqual(expected, key)
}
