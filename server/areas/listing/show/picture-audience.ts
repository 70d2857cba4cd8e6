import DataLoader from 'dataloader'
import { mayFillIn, mayKnow } from '#domain/listing/may.ts'
import type { PictureAudience } from '../../../integrations/image-store/port.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { editorOf } from '../records/editor.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { findListing } from '../records/listing-store.ts'
import { findOwnersOfPrivate } from '../records/picture-store.ts'

/** A browser asks for the pictures of a page within a few milliseconds of each other. */
const batchMs = 5

/**
 * Who may see the picture with this key (rules 1): everybody, or of a type plate its ad's owner, whoever helps
 * with it, and operators. `contextOf` is asked only about those.
 */
export function createPictureAudience(services: ListingServices) {
  const { publicPictures } = services
  // A page of vehicles asks for dozens of pictures, a few at a time; those that came together are looked up together, and with
  // them what was public a moment ago, because the rest of the page is among it.
  const owners = new DataLoader(
    async (keys: readonly string[]) => {
      const all = [...new Set([...keys, ...publicPictures.lapsed()])]
      const found = await findOwnersOfPrivate(services.pool, all)
      publicPictures.add(all.filter((key) => !found.has(key)))
      return keys.map((key) => found.get(key))
    },
    { cache: false, batchScheduleFn: (lookUp) => setTimeout(lookUp, batchMs) },
  )
  return async (key: string, contextOf: () => Promise<CallContext>): Promise<PictureAudience> => {
    if (publicPictures.has(key)) return 'everybody'
    const listingId = await owners.load(key)
    if (listingId === undefined) return 'everybody'
    return (await maySee(services, await contextOf(), listingId)) ? 'caller' : 'nobody'
  }
}

async function maySee(
  services: ListingServices,
  context: CallContext,
  listingId: number | null,
): Promise<boolean> {
  if (context.viewer.isOperator) return true
  if (listingId === null) return false
  const listing = await findListing(services.pool, listingId, services.keys.auctionSecrets)
  if (!listing) return false
  const editor = editorOf(services, context, listing)
  return mayKnow(listing, editor).isAllowed || mayFillIn(listing, editor).isAllowed
}
