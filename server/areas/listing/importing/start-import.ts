import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type {
  AdImport,
  listingImportEndpoints,
} from '#contract/endpoints/importing/listing-import.ts'
import { picturesNotIn } from '#domain/listing/gallery.ts'
import {
  countAnsweredOtherwise,
  openForImport,
  renewableAnswers,
} from '#domain/listing/importing/imported-answers.ts'
import { portalAdOf } from '#domain/listing/importing/portal-link.ts'
import { dutchPlateOf } from '#domain/vehicle/import-rules.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { refuseFields } from '../../../platform/http/refused-call.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { loadEditable, lockEditable, refuseUnlessOpen } from '../edit/edit-guard.ts'
import {
  findNewestImport,
  insertImport,
  listImportedAnswers,
  type StoredImport,
} from '../records/import-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import type { ImportJob } from './run-import.ts'

type Wanted = z.output<typeof listingImportEndpoints.start.body>
type NewestImport = { readonly newest: AdImport | null }

/** Attempts and their pauses fit in; whatever runs longer belonged to a process that ended. */
const longestMs = 110_000

/** Starts to fetch what was asked for. A second press, or a call sent again, starts nothing. */
export async function startImport(
  services: ListingServices,
  context: CallContext,
  start: { readonly entityId: number; readonly wanted: Wanted },
): Promise<NewestImport> {
  const { entityId } = start
  const { source, asked } = readWanted(start.wanted)
  await transaction(services.pool, async (client) => {
    const listing = await lockEditable(services, client, { context, entityId })
    refuseUnlessOpen(listing, context)
    await queueImport(services, client, { entityId, source, asked })
  })
  return showImport(services, context, entityId)
}

/** Within the transaction that has found the ad to be open. */
export async function queueImport(
  services: Pick<ListingServices, 'keys' | 'now'>,
  client: DatabaseClient,
  wanted: { readonly entityId: number } & Pick<StoredImport, 'source' | 'asked'>,
): Promise<void> {
  const { entityId, source, asked } = wanted
  const key = services.keys.auctionSecrets
  const newest = await findNewestImport(client, entityId, key)
  if (newest && newest.source === source && newest.asked === asked && isRunning(services, newest))
    return
  const importId = randomUUID()
  await insertImport(
    client,
    { importId, listingId: entityId, source, asked, startedAt: services.now() },
    key,
  )
  const job: ImportJob = { importId }
  await addJob(client, 'import-vehicle', job, { isUrgent: true, maxAttempts: 3 })
}

function readWanted(wanted: Wanted): Pick<StoredImport, 'source' | 'asked'> {
  if ('plate' in wanted) {
    const plate = dutchPlateOf(wanted.plate)
    if (plate === undefined) throw refuseFields([{ field: 'plate', rule: 'dutch_license_plate' }])
    return { source: 'rdw', asked: plate }
  }
  const ad = portalAdOf(wanted.link)
  if (!ad) throw refuseFields([{ field: 'link', rule: 'importer_link' }])
  return { source: ad.portal, asked: ad.adId }
}

/** The ad's newest import, for its owner. */
export async function showImport(
  services: ListingServices,
  context: CallContext,
  entityId: number,
): Promise<NewestImport> {
  const listing = await loadEditable(services, context, entityId)
  const newest = await findNewestImport(services.pool, entityId, services.keys.auctionSecrets)
  if (!newest) return { newest: null }
  const { importId, source, percent, vehicle, warning, found } = newest
  const now = services.now().getTime()
  const imported = await listImportedAnswers(services.pool, entityId)
  const renewable = renewableAnswers(listing.values, imported, source)
  const isLost = newest.state === 'running' && !isRunning(services, newest)
  return {
    newest: {
      ...{ importId, source, percent, vehicle, warning },
      pictureCount: picturesNotIn(listing, newest.pictures).length,
      state: isLost ? 'failed' : newest.state,
      failure: isLost ? 'unavailable' : newest.failure,
      newCount: Object.keys(openForImport(listing.values, found ?? {}, { now, renewable })).length,
      otherwiseCount: countAnsweredOtherwise(listing.values, found ?? {}, renewable),
      startedAt: newest.startedAt.toISOString(),
    },
  }
}

function isRunning(
  { now }: Pick<ListingServices, 'now'>,
  { state, startedAt }: Pick<StoredImport, 'state' | 'startedAt'>,
): boolean {
  return state === 'running' && now().getTime() - startedAt.getTime() < longestMs
}
