import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { accountLifetimes } from '#domain/account/lifetimes.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import type { AccountServices } from '../account-services.ts'
import { seconds } from '../account-settings.ts'
import { accountStore } from '../account-store.ts'
import { merchantCookie, visitorCookie } from './cookie-names.ts'

/** The visitor's id (rules 11): made once, kept for a year. */
export function ensureVisitorId(context: CallContext): string {
  const known = visitorIdOf(context)
  if (known) return known
  const uuid = randomUUID()
  context.setCookie(visitorCookie, uuid, {
    maxAgeSeconds: seconds(accountLifetimes.visitorKeyMs),
    isReadableByScripts: true,
  })
  return uuid
}

/** As our own answers write it; whatever else a cookie of that name holds is nobody's id. */
export function visitorIdOf(context: Pick<CallContext, 'cookies'>): string | null {
  const known = context.cookies[visitorCookie]
  return known && /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(known) ? known : null
}

/**
 * Marks the browser of a dealer, logged in or come by a mail's `mc`: links then lead to running
 * auctions (spec 4). The mark opens nothing; the MAC only keeps invented numbers out.
 */
export async function markMerchantBrowser(
  services: AccountServices,
  mark: string | undefined,
  context: CallContext,
): Promise<string | null> {
  const given = mark !== undefined && isOwnMark(services, mark) ? mark : null
  const value = given ?? (await ownMark(services, context))
  if (value === null) return null
  context.setCookie(merchantCookie, value, {
    maxAgeSeconds: seconds(accountLifetimes.visitorKeyMs),
  })
  return value
}

/** The value of `mc` in a notification to a dealer. */
function merchantMark(services: Pick<AccountServices, 'keys'>, merchantId: number): string {
  const mac = createHmac('sha256', services.keys.links).update(`mc:${merchantId}`)
  return `${merchantId}.${mac.digest('base64url').slice(0, 22)}`
}

async function ownMark(services: AccountServices, context: CallContext): Promise<string | null> {
  const { customerId } = context.viewer
  if (customerId === null) return null
  const account = await accountStore.find(services.pool, customerId)
  const merchant = account?.customer.merchant
  return merchant ? merchantMark(services, merchant.merchantId) : null
}

function isOwnMark(services: AccountServices, mark: string): boolean {
  const merchantId = Number(mark.split('.')[0])
  if (!Number.isSafeInteger(merchantId)) return false
  const expected = Buffer.from(merchantMark(services, merchantId))
  const given = Buffer.from(mark)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
