import { helperMs, isExpired } from '#domain/listing/helping/who-helps.ts'
import type { Editor } from '#domain/listing/may.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { newToken, tokenHash } from '../../../platform/secrets/keys.ts'
import type { Services } from '../../../platform/services.ts'
import { editKeyCookie, helpKeyCookie } from '../../account/api.ts'
import type { StoredHelper, StoredListing } from './listing-store.ts'

/**
 * The right of a visitor to edit: an httpOnly key made with their first ad (rules 11). The visitor's id
 * beside it may be known to others and opens nothing.
 */

const oneYearSeconds = 31_536_000

export function editKeyHashOf(
  services: Services,
  context: Pick<CallContext, 'cookies'>,
): Buffer | null {
  const key = context.cookies[editKeyCookie]
  return key ? tokenHash(key, services.keys.links) : null
}

/** The visitor's key, made now when they have none. */
export function ensureEditKey(services: Services, context: CallContext): Buffer {
  const known = editKeyHashOf(services, context)
  if (known) return known
  const key = newToken()
  context.setCookie(editKeyCookie, key, { maxAgeSeconds: oneYearSeconds })
  return tokenHash(key, services.keys.links)
}

/** The key of a browser whose user helps others with their ads, made now when there is none. */
export function ensureHelpKey(services: Services, context: CallContext): Buffer {
  const known = context.cookies[helpKeyCookie]
  const key = known ?? newToken()
  context.setCookie(helpKeyCookie, key, { maxAgeSeconds: helperMs / 1000 })
  return tokenHash(key, services.keys.links)
}

/** Who this caller is to this ad. Whoever owns it is its owner, also in a browser that was asked to help. */
export function editorOf(
  services: Services,
  context: Pick<CallContext, 'viewer' | 'cookies'>,
  listing: Pick<StoredListing, 'editKeyHash' | 'owner' | 'helpers'>,
  heldEditKeyHash?: Buffer,
): Editor {
  const { customerId, isOperator } = context.viewer
  if (isOperator) return { kind: 'operator' }
  const held = heldEditKeyHash ?? editKeyHashOf(services, context)
  const holdsVisitorKey =
    held !== null && listing.editKeyHash !== null && held.equals(listing.editKeyHash)
  const isOwner = customerId === null ? holdsVisitorKey : listing.owner.customerId === customerId
  if (!isOwner && helperOf(services, context, listing)) return { kind: 'helper' }
  return customerId === null
    ? { kind: 'visitor', holdsVisitorKey }
    : { kind: 'customer', customerId }
}

/** Which of the ad's helpers this caller is. */
export function helperOf(
  services: Services,
  context: Pick<CallContext, 'cookies'>,
  { helpers }: Pick<StoredListing, 'helpers'>,
): StoredHelper | undefined {
  const key = context.cookies[helpKeyCookie]
  if (!key || helpers.length === 0) return undefined
  const hash = tokenHash(key, services.keys.links).toString('hex')
  const now = services.now().getTime()
  return helpers.find((each) => each.keyHash === hash && !isExpired(each, now))
}
