import {
  answerOf,
  changesOutsideRemarks,
  contentOfField,
  mayResubmit,
} from '#domain/listing/remarks/remarks.ts'
import type { SellerFacts } from '#domain/vehicle/required.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { RefusedCall, refuseCall } from '../../../platform/http/refused-call.ts'
import type { ListingServices } from '../records/listing-services.ts'
import type { ListingContent, ListingWithPhase } from '../records/listing-store.ts'
import { listOpenRemarks, saveRemarkAnswer } from '../records/remark-store.ts'
import { sellerFactsOf } from '../records/seller-facts.ts'

type Call = { readonly context: CallContext; readonly listing: ListingWithPhase }

/** An ad that came back with remarks is open for them alone; an operator is not bound by them. */
export async function refuseOutsideRemarks(
  services: ListingServices,
  client: DatabaseClient,
  { context, listing, content }: Call & { readonly content: ListingContent },
): Promise<void> {
  if (context.viewer.isOperator || listing.phase !== 'editing') return
  const fields = await remarkedFields(services, client, listing)
  if (fields.length === 0) return
  const seller = await sellerOf(services, client, listing)
  const [field] = changesOutsideRemarks(fields, { before: listing, after: content, ...seller })
  if (field !== undefined) throw refuseCall('FIELD_LOCKED_BY_REVIEW', { field })
}

/** The same for a paper that is sent or taken away. */
export async function refuseDocumentOutsideRemarks(
  services: ListingServices,
  client: DatabaseClient,
  { context, listing }: Call,
): Promise<void> {
  if (context.viewer.isOperator || listing.phase !== 'editing') return
  const fields = await remarkedFields(services, client, listing)
  if (fields.length > 0 && !fields.includes('official_document')) {
    throw refuseCall('FIELD_LOCKED_BY_REVIEW', { field: 'official_document' })
  }
}

/** Each remark is answered; what was changed since its answer is answered so. */
export async function settleRemarks(
  services: ListingServices,
  client: DatabaseClient,
  listing: ListingWithPhase,
): Promise<void> {
  const key = services.keys.auctionSecrets
  const remarks = await listOpenRemarks(client, listing.entityId, key)
  const permission = mayResubmit(remarks)
  if (!permission.isAllowed) throw new RefusedCall(permission.refusal)
  for (const { remarkId, field, before, note, answeredAt } of remarks) {
    const after = contentOfField(field, listing)
    const answer = answerOf(before, after)
    const at = answeredAt ?? services.now()
    await saveRemarkAnswer(client, { remarkId, answer, note, after, answeredAt: at }, key)
  }
}

async function remarkedFields(
  services: ListingServices,
  client: DatabaseClient,
  { entityId }: ListingWithPhase,
): Promise<readonly string[]> {
  const remarks = await listOpenRemarks(client, entityId, services.keys.auctionSecrets)
  return remarks.map(({ field }) => field)
}

async function sellerOf(
  services: ListingServices,
  client: DatabaseClient,
  { owner }: ListingWithPhase,
): Promise<SellerFacts> {
  const { customerId } = owner
  return sellerFactsOf(
    customerId === undefined ? undefined : await services.sellers.find(client, customerId),
  )
}
