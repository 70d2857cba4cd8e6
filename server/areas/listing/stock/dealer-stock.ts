import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type {
  DealerStock,
  dealerStockEndpoints,
} from '#contract/endpoints/importing/dealer-stock.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '../../../platform/http/call-context.ts'
import { RefusedCall, refuseCall } from '../../../platform/http/refused-call.ts'
import { findMarketViewer } from '../../account/api.ts'
import { refuseUnlessOpen } from '../edit/edit-guard.ts'
import { queueImport } from '../importing/start-import.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { insertListing, lockListing } from '../records/listing-store.ts'
import {
  beginLook,
  deleteSoftware,
  findSoftware,
  listVehicles,
  lockVehicle,
  type StoredSoftware,
  saveAdOfVehicle,
  saveLogin,
} from '../records/stock-store.ts'
import { queueLook } from './look-at-stock.ts'

type Login = z.output<typeof dealerStockEndpoints.connect.body>

/** A look that takes longer belonged to a process that ended; the queue does it again. */
const longestLookMs = 5 * 60_000

export async function showStock(
  services: ListingServices,
  context: CallContext,
): Promise<DealerStock> {
  const customerId = await dealerOf(services, context)
  const { pool, keys, now, config } = services
  const software = await findSoftware(pool, customerId, keys.outsideLogins)
  if (!software) return { connection: null, vehicles: [] }
  const { login, connectedAt, syncedAt, syncDone, syncTotal, failure } = software
  const vehicles = await listVehicles(pool, customerId)
  return {
    connection: {
      user: login.user,
      connectedAt: connectedAt.toISOString(),
      syncedAt: syncedAt?.toISOString() ?? null,
      isRunning: isUnderWay(software, now()),
      ...{ done: syncDone, total: syncTotal, failure },
      everyMinutes: config.syscara.everyMinutes,
    },
    vehicles: vehicles.map(({ listingId, ...vehicle }) => ({ ...vehicle, entityId: listingId })),
  }
}

function isUnderWay({ syncStartedAt }: Pick<StoredSoftware, 'syncStartedAt'>, now: Date): boolean {
  return syncStartedAt !== null && now.getTime() - syncStartedAt.getTime() < longestLookMs
}

/** User and password are sealed at once and told to nobody again; whether they are taken, the look says. */
export async function connectStock(
  services: ListingServices,
  context: CallContext,
  login: Login,
): Promise<DealerStock> {
  const customerId = await dealerOf(services, context)
  await transaction(services.pool, async (client) => {
    const connected = { customerId, login, connectedAt: services.now() }
    await saveLogin(client, connected, services.keys.outsideLogins)
    await startLook(services, client, customerId)
  })
  return showStock(services, context)
}

export async function disconnectStock(
  services: ListingServices,
  context: CallContext,
): Promise<DealerStock> {
  await deleteSoftware(services.pool, await dealerOf(services, context))
  return showStock(services, context)
}

export async function lookAgain(
  services: ListingServices,
  context: CallContext,
): Promise<DealerStock> {
  const customerId = await dealerOf(services, context)
  const software = await findSoftware(services.pool, customerId, services.keys.outsideLogins)
  if (!software) throw refuseCall('NOT_FOUND')
  if (isUnderWay(software, services.now())) return showStock(services, context)
  await transaction(services.pool, (client) => startLook(services, client, customerId))
  return showStock(services, context)
}

/** Counts as under way from now on, so that nobody waits for the queue without a word. */
async function startLook(
  { now }: Pick<ListingServices, 'now'>,
  client: DatabaseClient,
  customerId: number,
): Promise<void> {
  await beginLook(client, { customerId, syncId: randomUUID(), startedAt: now() })
  await queueLook(client, { customerId })
}

/** The vehicle's ad, made now where there is none; what it lacks is fetched in either case. */
export async function makeAdOfVehicle(
  services: ListingServices,
  context: CallContext,
  vehicleNumber: string,
): Promise<{ readonly entityId: number; readonly productType: VehicleKind }> {
  const customerId = await dealerOf(services, context)
  return transaction(services.pool, async (client) => {
    const vehicle = await lockVehicle(client, customerId, vehicleNumber)
    if (!vehicle) throw refuseCall('NOT_FOUND')
    const { productType: kind, listingId } = vehicle
    const known =
      listingId === null
        ? undefined
        : await lockListing(client, listingId, services.keys.auctionSecrets)
    if (known) refuseUnlessOpen(known, context)
    const entityId =
      known?.entityId ??
      (await insertListing(client, { customerId, kind, visitorUuid: null, editKeyHash: null }))
    await queueImport(services, client, { entityId, source: 'syscara', asked: vehicleNumber })
    await saveAdOfVehicle(client, { customerId, vehicleNumber, listingId: entityId })
    return { entityId, productType: known?.kind ?? kind }
  })
}

async function dealerOf(services: ListingServices, context: CallContext): Promise<number> {
  const viewer = await findMarketViewer(services.pool, context.viewer, {
    ownerCustomerIds: [],
    termsValidFrom: services.termsValidFrom,
    now: services.now(),
  })
  if (!viewer.mayUseDealerTools.isAllowed) throw new RefusedCall(viewer.mayUseDealerTools.refusal)
  return customerIdOf(context)
}
