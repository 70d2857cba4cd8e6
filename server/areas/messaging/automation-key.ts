import { createHmac, timingSafeEqual } from 'node:crypto'
import type { automations } from '#contract/endpoints/messages.ts'
import type { Services } from '#server/platform/services.ts'

export type Automation = (typeof automations)[number]

/** Reminders that can be stopped; every other notification belongs to a deal or to the account. */
export const automationOfNotification: Readonly<Record<string, Automation>> = {
  valuation_report_reminder: 'VALUATION_REPORT_REMINDER',
  complete_ad_reminder: 'COMPLETE_AD_REMINDER',
  failed_auction_reminder: 'FAILED_AUCTION_REMINDER',
}

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
