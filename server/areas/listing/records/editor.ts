import type { Editor } from '#domain/listing/may.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { newToken, tokenHash } from '../../../platform/secrets/keys.ts'
import type { Services } from '../../../platform/services.ts'
import { editKeyCookie } from '../../account/api.ts'
import type { StoredListing } from './listing-store.ts'

/**
 * The right of a visitor to edit: an httpOnly key made with their first ad (rules 11). The visitor's id
 * beside it may be known to others and opens nothing.
 */

const oneYearSeconds = 31_536_000

export function editKeyHashOf(services: Services, context: CallContext): Buffer | null {
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

/** Who this caller is to this ad. */
export function editorOf(
  services: Services,
  context: CallContext,
  listing: Pick<StoredListing, 'editKeyHash'>,
  heldEditKeyHash?: Buffer,
): Editor {
  const { viewer } = context
  if (viewer.isOperator) return { kind: 'operator' }
  if (viewer.customerId !== null) return { kind: 'customer', customerId: viewer.customerId }
  const held = heldEditKeyHash ?? editKeyHashOf(services, context)
  return {
    kind: 'visitor',
    holdsVisitorKey:
      held !== null && listing.editKeyHash !== null && held.equals(listing.editKeyHash),
  }
}
