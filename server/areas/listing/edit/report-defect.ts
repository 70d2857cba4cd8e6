import type { ReportedDefect } from '#contract/endpoints/defects.ts'
import { takesDefects } from '#domain/auction/process/bidding/takes-defects.ts'
import {
  damageOfDefect,
  faultsOfDefect,
  isSameDefect,
  mayAddDefect,
  type ReportedDefect as Report,
} from '#domain/listing/report-defect.ts'
import { damageAttributes } from '#domain/vehicle/catalogue/damage.ts'
import { toWireValues } from '#domain/vehicle/wire-values.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '../../../platform/http/call-context.ts'
import { RefusedCall, refuseCall, refuseFields } from '../../../platform/http/refused-call.ts'
import { insertDefect, listDefectsOf, type StoredDefect } from '../records/defect-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { findListing, lockListingRow, type StoredListing } from '../records/listing-store.ts'

/** Owners add a defect to their released ad; nothing of the ad changes before the verdict. */
export async function reportDefect(
  services: ListingServices,
  context: CallContext,
  report: { readonly entityId: number; readonly defect: Report },
): Promise<ReportedDefect[]> {
  const { entityId, defect } = report
  const listing = await loadOwn(services, context, entityId)
  const [auction] = await services.auctions.listNewest(services.pool, [entityId])
  if (!auction || !takesDefects(auction.status)) throw refuseCall('AD_NOT_EDITABLE')
  const { kind } = listing
  const damage = damageOfDefect(defect, kind)
  const faults = faultsOfDefect(damage, { kind, now: services.now().getTime() })
  if (faults.length > 0) throw refuseFields(faults)
  await transaction(services.pool, async (client) => {
    // Two reports at once come one after the other, so that the second one finds the first.
    await lockListingRow(client, entityId)
    const reported = await listDefectsOf(client, entityId)
    const waiting = reported.filter(({ verdict }) => verdict === null)
    const may = mayAddDefect(listing, { waiting: waiting.length })
    if (!may.isAllowed) throw new RefusedCall(may.refusal)
    if (waiting.some(({ values }) => isSameDefect(values, damage.values))) return
    await insertDefect(client, {
      entityId,
      auctionId: auction.auctionId,
      reportedBy: customerIdOf(context),
      values: damage.values,
    })
  })
  return listOwnDefects(services, context, entityId)
}

export async function listOwnDefects(
  services: ListingServices,
  context: CallContext,
  entityId: number,
): Promise<ReportedDefect[]> {
  await loadOwn(services, context, entityId)
  const defects = await listDefectsOf(services.pool, entityId)
  return defects.map(presentDefect)
}

export function presentDefect(defect: StoredDefect): ReportedDefect {
  const { defectId, reportedAt, values, verdict, reason } = defect
  const attributes = toWireValues(damageAttributes, values)
  return {
    defectId,
    reportedAt: reportedAt.toISOString(),
    damage: { sortOrder: 0, spot: null, attributes, images: [], report: null },
    verdict,
    reason,
  }
}

/** Another's ad does not exist (rules 1). */
async function loadOwn(
  services: ListingServices,
  context: CallContext,
  entityId: number,
): Promise<StoredListing> {
  const listing = await findListing(services.pool, entityId, services.keys.auctionSecrets)
  const isOwn = listing?.owner.customerId === customerIdOf(context)
  if (!listing || !isOwn) throw refuseCall('NOT_FOUND')
  return listing
}
