import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '#server/platform/services.ts'

/**
 * Lets the service worker say that a push was opened, without a login of its own. It marks one subject as read
 * and does nothing else.
 */
export function openedKey(services: Pick<Services, 'keys'>, messageId: number): string {
  const mac = createHmac('sha256', services.keys.links).update(`opened:${messageId}`)
  return mac.digest('base64url').slice(0, 22)
}

export function isOpenedKey(
  services: Pick<Services, 'keys'>,
  given: { readonly messageId: number; readonly key: string },
): boolean {
  const expected = Buffer.from(openedKey(services, given.messageId))
  const key = Buffer.from(given.key)
  return expected.length === key.length && timingSafeEqual(expected, key)
}
