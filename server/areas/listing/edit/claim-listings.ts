import type { Queryable } from '../../../platform/database/queryable.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { tokenHash } from '../../../platform/secrets/keys.ts'
import type { Services } from '../../../platform/services.ts'
import { editKeyCookie } from '../../account/api.ts'
import { claimListings } from '../records/listing-store.ts'

/** Gives a visitor's ads to the customer that they have become: only those that their edit key opens (rules 11). */
export async function claimVisitorAds(
  services: Pick<Services, 'keys'>,
  client: Queryable,
  claim: { readonly customerId: number; readonly cookies: CallContext['cookies'] },
): Promise<number[]> {
  const key = claim.cookies[editKeyCookie]
  if (!key) return []
  const editKeyHash = tokenHash(key, services.keys.links)
  return claimListings(client, { customerId: claim.customerId, editKeyHash })
}
