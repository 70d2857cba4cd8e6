import { mayAddDefect, withDefect } from '#domain/listing/report-defect.ts'
import { defaultLocale } from '#locales/locales.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '../../../platform/http/call-context.ts'
import { RefusedCall, refuseCall } from '../../../platform/http/refused-call.ts'
import { recordOperatorAction } from '../../account/api.ts'
import { operatorActor } from '../../auction/api.ts'
import { notifyCustomer } from '../../messaging/api.ts'
import {
  type DefectVerdict,
  findWaitingDefect,
  lockWaitingDefect,
  type StoredDefect,
  saveVerdict,
} from '../records/defect-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { lockListing, saveContent } from '../records/listing-store.ts'
import { describeVehicles } from '../show/describe-vehicles.ts'
import { queueAdTranslation } from '../translation/translate-ad.ts'

type Judgement = {
  readonly defectId: number
  readonly verdict: DefectVerdict
  readonly reason: string
}

/**
 * The operator's verdict on an added defect (rules 8). Material: it stands in the ad and every bidder
 * may leave, in one transaction. Minor: it stands in the ad. Refused: its owner is notified why.
 */
export async function judgeDefect(
  services: ListingServices,
  context: CallContext,
  judgement: Judgement,
): Promise<void> {
  const defect = await findWaitingDefect(services.pool, judgement.defectId)
  if (!defect) throw refuseCall('NOT_FOUND')
  if (judgement.verdict === 'material') {
    await services.auctions.execute({
      auctionId: defect.auctionId,
      actor: operatorActor(customerIdOf(context)),
      body: { type: 'confirm_defect' },
      idempotencyKey: null,
      inTransaction: async (client) => {
        await publish(services, client, { defect, verdict: judgement.verdict })
        await settle(client, context, judgement)
      },
    })
    return
  }
  await transaction(services.pool, async (client) => {
    // The ad before the defect, as everywhere: two verdicts never wait for each other.
    if (judgement.verdict === 'minor')
      await publish(services, client, { defect, verdict: judgement.verdict })
    await settle(client, context, judgement)
    await notifyOwner(client, defect, judgement)
  })
  services.announceListing(defect.entityId)
}

/** Once: a second verdict finds nothing that waits. */
async function settle(
  client: DatabaseClient,
  context: CallContext,
  judgement: Judgement,
): Promise<void> {
  const waiting = await lockWaitingDefect(client, judgement.defectId)
  if (!waiting) throw refuseCall('NOT_FOUND')
  await saveVerdict(client, { ...judgement, operatorId: customerIdOf(context) })
  await recordOperatorAction(client, context, {
    action: `judge_defect_${judgement.verdict}`,
    subject: { kind: 'listing', id: waiting.entityId },
    facts: { defectId: judgement.defectId, reason: judgement.reason },
  })
}

async function publish(
  services: ListingServices,
  client: DatabaseClient,
  judged: { readonly defect: StoredDefect } & Pick<Judgement, 'verdict'>,
): Promise<void> {
  const { defectId, entityId, values, reportedAt } = judged.defect
  const key = services.keys.auctionSecrets
  const listing = await lockListing(client, entityId, key)
  if (!listing) throw refuseCall('NOT_FOUND')
  // The owner may have filled the ad meanwhile, as long as nobody had bid.
  const may = mayAddDefect(listing, { waiting: 0 })
  if (!may.isAllowed) throw new RefusedCall(may.refusal)
  const isMaterial = judged.verdict === 'material'
  const report = { defectId, reportedAt: reportedAt.getTime(), isMaterial }
  const damages = withDefect(listing, { values, report })
  await saveContent(client, entityId, { ...listing, damages }, key)
  await queueAdTranslation(services, client, entityId)
}

async function notifyOwner(
  client: DatabaseClient,
  { defectId, entityId, auctionId, reportedBy }: StoredDefect,
  { verdict, reason }: Judgement,
): Promise<void> {
  const vehicles = await describeVehicles(client, { entityIds: [entityId], locale: defaultLocale })
  await notifyCustomer(client, {
    customerId: reportedBy,
    notification: verdict === 'minor' ? 'defect_added_owner' : 'defect_refused_owner',
    values: { vehicle: vehicles.get(entityId) ?? '', ...(reason !== '' && { remarks: reason }) },
    cause: `defect/${defectId}/${verdict}`,
    entityId,
    auctionId,
  })
}
