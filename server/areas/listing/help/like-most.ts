import type { z } from 'zod'
import type { likeMost } from '#contract/endpoints/listing-help.ts'
import type { Product } from '#contract/product.ts'
import { adFactsOf } from '#domain/catalog/row-of-listing.ts'
import {
  type AnswerOfMost,
  answersOfMost,
  openAnswersOf,
  stillTakenOver,
} from '#domain/listing/like-most.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { toWireValues } from '#domain/vehicle/wire-values.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { loadOwn, lockEditable } from '../edit/edit-guard.ts'
import { saveWithin } from '../edit/save-listing.ts'
import { findTakenOver, listAdsOfModel, saveTakenOver } from '../records/like-most-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import type { ListingWithPhase } from '../records/listing-store.ts'
import { showProduct } from '../show/show-product.ts'

/** What most ads of this model say where this one says nothing yet, and what it has taken over. */
export async function showLikeMost(
  services: ListingServices,
  context: CallContext,
  entityId: number,
): Promise<z.infer<typeof likeMost>> {
  const listing = await loadOwn(services, context, entityId)
  const open = await openAnswers(services, services.pool, listing)
  const takenOver = await findTakenOver(services.pool, entityId)
  return {
    answers: open.map(({ value, ...answer }) => ({ ...answer, value: onWire(value) })),
    takenOver: [...stillTakenOver(listing.values, takenOver)],
  }
}

/** Takes over what most say at this moment, by the server's own count; what is answered stays as it is. */
export async function takeOverLikeMost(
  services: ListingServices,
  context: CallContext,
  call: { readonly entityId: number; readonly attributeCodes: readonly string[] },
): Promise<Product> {
  const { entityId, attributeCodes } = call
  await transaction(services.pool, async (client) => {
    const listing = await lockEditable(services, client, { context, entityId })
    const open = await openAnswers(services, client, listing)
    const values = Object.fromEntries(
      open
        .filter(({ attributeCode }) => attributeCodes.includes(attributeCode))
        .map(({ attributeCode, value }) => [attributeCode, value]),
    )
    const attributes = toWireValues(listingAttributes, values)
    await saveWithin(services, client, {
      context,
      entityId,
      input: { attributes },
      source: 'like_most',
    })
    await saveTakenOver(client, entityId, values)
  })
  services.announceListing(entityId)
  return showProduct(services, context, entityId, { isForEditor: true })
}

async function openAnswers(
  { now }: Pick<ListingServices, 'now'>,
  db: Parameters<typeof listAdsOfModel>[0],
  listing: ListingWithPhase,
): Promise<readonly AnswerOfMost[]> {
  const { make, model, kind } = adFactsOf(listing)
  if (make === '' || model === '') return []
  const ads = await listAdsOfModel(db, {
    listingId: listing.entityId,
    ownerCustomerId: listing.owner.customerId ?? null,
    ...{ kind, make, model },
  })
  return openAnswersOf(listing.values, answersOfMost(ads), now().getTime())
}

function onWire(value: AnswerOfMost['value']): string | number | boolean | string[] {
  return typeof value === 'object' ? [...value] : value
}
