import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OfficialDocumentType } from '#domain/listing/listing.ts'
import { createDocumentKey } from '../../../integrations/image-store/port.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { sendPrivatePage } from '../../../platform/http/send-private-file.ts'
import type { TaskQueue } from '../../../platform/pictures/task-queue.ts'
import { recordOperatorAction } from '../../account/api.ts'
import { loadEditable, lockEditable, recordEdit, refuseUnlessOpen } from '../edit/edit-guard.ts'
import { refuseDocumentOutsideRemarks } from '../edit/keep-to-remarks.ts'
import { receivePicture } from '../edit/upload-picture.ts'
import { deletePage, insertPage, listPages, saveReleased } from '../records/covered-page-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { showProduct } from '../show/show-product.ts'
import { pageOnWire, shownPages } from '../show/shown-pages.ts'

/** Covered pages of an ad's papers: kept flat, without what a photo tells beside its pixels, seen by whom `documentAccess` says. */

const mostPages = 10

export type CoveredPageServices = ListingServices & { readonly pictureQueue: TaskQueue }
type PagePlace = { readonly entityId: number; readonly pageId: number }

export async function uploadPage(
  services: CoveredPageServices,
  context: CallContext,
  upload: {
    readonly entityId: number
    readonly documentType: OfficialDocumentType
    readonly request: FastifyRequest
  },
) {
  const { entityId } = await loadEditable(services, context, upload.entityId)
  const page = await flattened(services, upload.request)
  const storageKey = createDocumentKey()
  await services.images.put(storageKey, page)
  const { documentType } = upload
  try {
    const pageId = await transaction(services.pool, async (client) => {
      const listing = await lockEditable(services, client, { context, entityId })
      refuseUnlessOpen(listing, context)
      await refuseDocumentOutsideRemarks(services, client, { context, listing })
      if ((await listPages(client, entityId)).length >= mostPages) {
        throw refuseCall('PICTURE_LIMIT_REACHED', { maximum: mostPages })
      }
      const added = await insertPage(client, { listingId: entityId, documentType, storageKey })
      await recordEdit(client, context, { entityId, facts: { pageId: added } })
      return added
    })
    return { pageId, documentType, isReleased: false }
  } catch (error) {
    // Without its row nobody would ever find the file again.
    await services.images.delete(storageKey)
    throw error
  }
}

/** Its pixels alone, as WebP. */
async function flattened(services: CoveredPageServices, request: FastifyRequest): Promise<Buffer> {
  const { picture } = await receivePicture(services, request)
  const pages = picture.sizes.filter(({ format }) => format === 'webp')
  const [largest] = pages.toSorted((one, other) => other.width - one.width)
  if (!largest) throw new Error('A processed picture has no WebP')
  return largest.bytes
}

export async function removePage(
  services: ListingServices,
  context: CallContext,
  { entityId, pageId }: PagePlace,
) {
  const pages = await transaction(services.pool, async (client) => {
    const listing = await lockEditable(services, client, { context, entityId })
    refuseUnlessOpen(listing, context)
    await refuseDocumentOutsideRemarks(services, client, { context, listing })
    const found = await listPages(client, entityId)
    if (found.some((page) => page.pageId === pageId)) {
      await recordEdit(client, context, { entityId, facts: { removedPageId: pageId } })
      await deletePage(client, { listingId: entityId, pageId })
    }
    return found
  })
  const removed = pages.find((page) => page.pageId === pageId)
  if (removed) await services.images.delete(removed.storageKey)
  return { coveredPages: pages.filter((page) => page !== removed).map(pageOnWire) }
}

/** The page itself, for whoever is shown that there is one. */
export async function sendPage(
  services: ListingServices,
  context: CallContext,
  { entityId, pageId, reply }: PagePlace & { readonly reply: FastifyReply },
) {
  const { coveredPages } = await showProduct(services, context, entityId)
  const pages = await listPages(services.pool, entityId)
  const page = pages.find((each) => each.pageId === pageId)
  if (!page || !coveredPages.some((each) => each.pageId === pageId)) {
    throw refuseCall('NOT_FOUND')
  }
  if (context.viewer.isOperator) {
    await recordOperatorAction(services.pool, context, {
      action: 'view_ad_document',
      subject: { kind: 'listing', id: entityId },
      facts: { pageId },
    })
  }
  const isSent = await sendPrivatePage(reply, services.images, page.storageKey, 'image/webp')
  if (!isSent) throw refuseCall('NOT_FOUND')
  return reply
}

/** From now on accepted dealers see it, or none of them does any more. */
export async function releasePage(
  services: ListingServices,
  context: CallContext,
  { entityId, pageId, isReleased }: PagePlace & { readonly isReleased: boolean },
) {
  await transaction(services.pool, async (client) => {
    const pages = await listPages(client, entityId)
    if (!pages.some((each) => each.pageId === pageId)) throw refuseCall('NOT_FOUND')
    await saveReleased(client, {
      listingId: entityId,
      pageId,
      releasedAt: isReleased ? services.now() : null,
      releasedBy: customerIdOf(context),
    })
    await recordOperatorAction(client, context, {
      action: 'release_ad_page',
      subject: { kind: 'listing', id: entityId },
      facts: { pageId, isReleased },
    })
  })
  services.announceListing(entityId)
  return { coveredPages: await shownPages(services, entityId, 'files') }
}
