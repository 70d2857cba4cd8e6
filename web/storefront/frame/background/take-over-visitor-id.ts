import type { Locale } from '#locales/locales.ts'
import { matchPath } from '#locales/match-path.ts'
import type { ApiClient } from '#web/api/api-client.ts'
import { writeCookie } from '#web/api/cookie.ts'

const visitorCookie = 'cm24-uuid'
const oneYearSeconds = 31_536_000

/**
 * The visitor's id of a link to an ad becomes this browser's, where the server approves it for that ad (spec 6). It is no key: the
 * right to edit is another cookie (rules 11).
 */
export async function takeOverVisitorId(
  client: Pick<ApiClient, 'listing'>,
  link: { readonly locale: Locale; readonly pathname: string; readonly uuid: string },
): Promise<void> {
  const { locale, pathname, uuid } = link
  const entityId = Number(matchPath(locale, pathname)?.params.id)
  if (!Number.isSafeInteger(entityId) || entityId < 1) return
  const isApproved = await client.listing.canSetVisitorId({ params: { entityId, uuid } })
  if (isApproved) writeCookie(visitorCookie, uuid, oneYearSeconds)
}
