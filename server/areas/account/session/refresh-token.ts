import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '#server/platform/services.ts'

/**
 * Session, generation and a MAC over both. Only who holds our key can make one, so an old token that
 * verifies was really handed out, and the current one can be told again to a tab that came late.
 */

export type RefreshToken = { readonly sessionId: string; readonly generation: number }

export function writeRefreshToken(services: Services, token: RefreshToken): string {
  const signed = `${token.sessionId}.${token.generation}`
  return `${signed}.${macOf(services, signed)}`
}

export function readRefreshToken(services: Services, text: string): RefreshToken | null {
  const [, signed, sessionId, generation, mac] =
    /^(([0-9a-f-]{36})\.(\d{1,9}))\.([\w-]{43})$/.exec(text) ?? []
  if (!signed || !sessionId || !mac) return null
  const expected = Buffer.from(macOf(services, signed))
  if (!timingSafeEqual(expected, Buffer.from(mac))) return null
  return { sessionId, generation: Number(generation) }
}

function macOf(services: Services, signed: string): string {
  const mac = createHmac('sha256', services.keys.accessToken)
  return mac.update(`refresh:${signed}`).digest('base64url')
}
