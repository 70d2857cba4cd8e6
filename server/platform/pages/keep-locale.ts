import type { FastifyReply, FastifyRequest } from 'fastify'
import { localeCookieName } from '#locales/locales.ts'

const localeCookieSeconds = 31_536_000

/** The console, on a host of its own, opens in the language last seen on it (spec 9). */
export function keepLocale(
  request: FastifyRequest,
  reply: FastifyReply,
  { locale, isSecure }: { locale: string; isSecure: boolean },
): void {
  if (request.cookies[localeCookieName] === locale) return
  reply.setCookie(localeCookieName, locale, {
    path: '/',
    maxAge: localeCookieSeconds,
    sameSite: 'lax',
    secure: isSecure,
  })
}
