import { listingEndpoints } from '#contract/endpoints/listing.ts'
import { consentSentenceVersion } from '#domain/listing/consent.ts'
import { maySetVisitorId } from '#domain/listing/may.ts'
import { appliesTo } from '#domain/vehicle/attribute.ts'
import { attribute, listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { damageAttributes } from '#domain/vehicle/catalogue/damage.ts'
import { conditionallyRequiredCodes } from '#domain/vehicle/required.ts'
import { emptyWireValues, fromWireValues } from '#domain/vehicle/wire-values.ts'
import { routeOfAddress } from '#locales/addresses/route-of-address.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '../../platform/http/call-context.ts'
import type { EndpointServer } from '../../platform/http/endpoints/endpoint-server.ts'
import type { TaskQueue } from '../../platform/pictures/task-queue.ts'
import { describeAccountAttributes, findMarketViewer } from '../account/api.ts'
import { sendDocument } from './documents/send-document.ts'
import { claimVisitorAds } from './edit/claim-listings.ts'
import { createListing } from './edit/create-listing.ts'
import { loadEditable, loadOwn } from './edit/edit-guard.ts'
import { consentedAd } from './edit/record-submission.ts'
import { type ProductInput, saveListing } from './edit/save-listing.ts'
import { submitListing } from './edit/submit-listing.ts'
import { removeDocument, uploadDocument } from './edit/upload-document.ts'
import { uploadPicture } from './edit/upload-picture.ts'
import { editKeyHashOf } from './records/editor.ts'
import { saveTracking } from './records/listing-history-store.ts'
import { countSubmitted, listOwnIds, listVisitorIds } from './records/listing-lists.ts'
import type { ListingServices } from './records/listing-services.ts'
import { findListing } from './records/listing-store.ts'
import { sellerFactsOf } from './records/seller-facts.ts'
import { attributeDefinitions, definitionsOfSets } from './show/attribute-definitions.ts'
import { presentCards } from './show/present-card.ts'
import { showProduct } from './show/show-product.ts'

export type ListingRouteServices = ListingServices & {
  readonly pictureQueue: TaskQueue
}

/** Binds the calls of ads (spec 7.4); visitors and customers share the use cases. */
export function registerListingRoutes(
  endpoints: EndpointServer,
  services: ListingRouteServices,
): void {
  registerShowing(endpoints, services)
  registerSaving(endpoints, services)
  registerFiles(endpoints, services)
  registerDefinitions(endpoints, services)
}

function registerShowing(endpoints: EndpointServer, services: ListingRouteServices): void {
  for (const declared of [listingEndpoints.getOwn, listingEndpoints.getAsVisitor]) {
    endpoints.on(declared, ({ params }, context) => showProduct(services, context, params.entityId))
  }
  endpoints.on(listingEndpoints.listMine, async ({ query }, context) => {
    const page = await listOwnIds(services.pool, {
      customerId: customerIdOf(context),
      status: query.status,
      limit: query.itemsPerPage,
      offset: (query.page - 1) * query.itemsPerPage,
    })
    return {
      products: await cardsFor(services, context, page.ids),
      page: query.page,
      pages: Math.ceil(page.total / query.itemsPerPage),
      total: page.total,
    }
  })
  endpoints.on(listingEndpoints.listInEditingForVisitor, async (_input, context) => {
    const held = editKeyHashOf(services, context)
    const ids = held ? await listVisitorIds(services.pool, held) : []
    return { products: await cardsFor(services, context, ids) }
  })
  endpoints.on(listingEndpoints.canSetVisitorId, async ({ params }) => {
    const { entityId, uuid } = params
    const listing = await findListing(services.pool, entityId, services.keys.auctionSecrets)
    return listing !== undefined && maySetVisitorId(listing, uuid)
  })
  endpoints.on(listingEndpoints.submittedCount, async () => ({
    count: await countSubmitted(services.pool),
  }))
}

function registerSaving(endpoints: EndpointServer, services: ListingRouteServices): void {
  for (const declared of [listingEndpoints.create, listingEndpoints.createAsVisitor]) {
    endpoints.on(declared, async ({ body }, context) => {
      const { productType: kind, startKey: key, ...input } = body
      const start = { kind, input, ...(key !== undefined && { key }) }
      const entityId = await createListing(services, context, start)
      return showProduct(services, context, entityId, { isForEditor: true, isMaker: true })
    })
  }
  const save = async (context: CallContext, entityId: number, input: ProductInput) => {
    await saveListing(services, context, { entityId, input, source: 'form' })
    return showProduct(services, context, entityId, { isForEditor: true })
  }
  for (const declared of [listingEndpoints.update, listingEndpoints.updateAsVisitor]) {
    endpoints.on(declared, ({ params, body }, context) => save(context, params.entityId, body))
  }
  endpoints.on(listingEndpoints.submit, async ({ params, body }, context) => {
    await submitListing(services, context, { entityId: params.entityId, ...body })
    return showProduct(services, context, params.entityId)
  })
  endpoints.on(listingEndpoints.consent, async ({ params, query }, context) => {
    // Pages ask again while the ad is under review already, and the sentence still stands.
    const listing = await loadOwn(services, context, params.entityId)
    const ad = consentedAd(listing.values)
    const sentence = services.consentSentence(context.locale, {
      saleMode: query.saleMode ?? ad.saleMode,
      targetPriceEur: query.targetPriceEur ?? ad.targetPriceEur,
    })
    return { version: consentSentenceVersion, sentence }
  })
  endpoints.on(listingEndpoints.claim, async (_input, context) => ({
    entityIds: await transaction(services.pool, (client) =>
      claimVisitorAds(services, client, {
        customerId: customerIdOf(context),
        cookies: context.cookies,
      }),
    ),
  }))
  endpoints.on(listingEndpoints.track, async ({ params, body }, context) => {
    await loadEditable(services, context, params.entityId)
    // Of the address its template alone: it may hold whatever somebody came with.
    const source_url = routeOfAddress(context.locale, body.source_url)
    await saveTracking(services.pool, params.entityId, { ...body, source_url })
    return {}
  })
}

function registerFiles(endpoints: EndpointServer, services: ListingRouteServices): void {
  endpoints.onRaw(listingEndpoints.uploadPicture, ({ params }, context, { request }) =>
    uploadPicture(services, context, { entityId: params.entityId, request }),
  )
  endpoints.onRaw(listingEndpoints.uploadDocument, ({ params }, context, { request }) =>
    uploadDocument(services, context, { ...params, request }),
  )
  endpoints.on(listingEndpoints.deleteDocument, ({ params }, context) =>
    removeDocument(services, context, params),
  )
  endpoints.onRaw(listingEndpoints.downloadDocument, ({ params }, context, { reply }) =>
    sendDocument(services, context, { ...params, reply }),
  )
}

function registerDefinitions(endpoints: EndpointServer, services: ListingRouteServices): void {
  endpoints.on(listingEndpoints.attributes, async ({ params }) => ({
    attributes: definitionsOfSets(params.sets, {
      vehicle: attributeDefinitions(params.locale, services.now()),
      account: describeAccountAttributes(params.locale),
    }),
  }))
  endpoints.on(listingEndpoints.requiredAttributes, async ({ body }, { viewer }) => {
    const { values } = fromWireValues(listingAttributes, body.attributes)
    const { customerId } = viewer
    const seller =
      customerId === null ? undefined : await services.sellers.find(services.pool, customerId)
    return { attributeCodes: [...conditionallyRequiredCodes(values, sellerFactsOf(seller))] }
  })
  endpoints.on(listingEndpoints.productTypes, async () => {
    const definitions = attributeDefinitions('de', services.now())
    const { attributeId } = attribute('product_type')
    const options = definitions.find((each) => each.attributeId === attributeId)?.options ?? []
    return { options: options.map(({ optionId, label }) => ({ optionId, label })) }
  })
  endpoints.on(listingEndpoints.empty, async ({ query }) => {
    const asked = listingAttributes.filter((each) => appliesTo(each, query.productType))
    return { attributes: emptyWireValues(asked) }
  })
  endpoints.on(listingEndpoints.emptyDamage, async () => ({
    sortOrder: 0,
    attributes: emptyWireValues(damageAttributes),
    images: [],
  }))
}

async function cardsFor(
  services: ListingRouteServices,
  context: CallContext,
  ids: readonly number[],
) {
  const viewer = await findMarketViewer(services.pool, context.viewer, {
    ownerCustomerIds: [],
    termsValidFrom: services.termsValidFrom,
    now: services.now(),
  })
  return presentCards(services, ids, viewer)
}
