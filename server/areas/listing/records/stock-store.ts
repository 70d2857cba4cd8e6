import type { DealerFailure } from '#domain/listing/importing/dealer-stock.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { seal, unseal } from '../../../platform/secrets/keys.ts'

/** The only SQL for dealers' own software and for the vehicles that it offers. */

export type StoredSoftware = {
  readonly customerId: number
  readonly login: { readonly user: string; readonly password: string }
  readonly connectedAt: Date
  readonly syncId: string | null
  readonly syncStartedAt: Date | null
  readonly syncDone: number
  readonly syncTotal: number
  readonly syncedAt: Date | null
  readonly failure: DealerFailure | null
}

export type StockVehicle = {
  readonly vehicleNumber: string
  readonly productType: VehicleKind
  readonly name: string
  readonly firstRegistrationYear: number | null
  readonly mileageKm: number | null
}

export type StoredVehicle = StockVehicle & {
  readonly listingId: number | null
  readonly isChanged: boolean
  readonly isGone: boolean
}

export async function findSoftware(
  db: Queryable,
  customerId: number,
  key: Buffer,
): Promise<StoredSoftware | undefined> {
  const { rows } = await db.query<Omit<StoredSoftware, 'login'> & { sealedLogin: Buffer }>(
    `select customer_id as "customerId", sealed_login as "sealedLogin",
       connected_at as "connectedAt", sync_id as "syncId", sync_started_at as "syncStartedAt",
       sync_done as "syncDone", sync_total as "syncTotal", synced_at as "syncedAt", failure
     from dealer_software where customer_id = $1`,
    [customerId],
  )
  const [row] = rows
  if (!row) return undefined
  const { sealedLogin, ...software } = row
  return { ...software, login: JSON.parse(unseal(sealedLogin, key)) } // As it was sealed below.
}

/** A look that is under way asks with the login of before: it ends without an effect. */
export async function saveLogin(
  db: Queryable,
  connected: Pick<StoredSoftware, 'customerId' | 'login' | 'connectedAt'>,
  key: Buffer,
): Promise<void> {
  await db.query(
    `insert into dealer_software (customer_id, sealed_login, connected_at) values ($1, $2, $3)
     on conflict (customer_id) do update set sealed_login = excluded.sealed_login,
       connected_at = excluded.connected_at, failure = null, sync_id = null, sync_started_at = null`,
    [connected.customerId, seal(JSON.stringify(connected.login), key), connected.connectedAt],
  )
}

export async function deleteSoftware(db: Queryable, customerId: number): Promise<void> {
  await db.query('delete from dealer_software where customer_id = $1', [customerId])
}

/** Begins a look; one that is under way keeps its id, so that it goes on where it stopped. */
export async function beginLook(
  db: Queryable,
  look: { readonly customerId: number; readonly syncId: string; readonly startedAt: Date },
): Promise<string | undefined> {
  const { rows } = await db.query<{ syncId: string }>(
    `update dealer_software set sync_id = coalesce(sync_id, $2),
       sync_started_at = greatest(sync_started_at, $3)
     where customer_id = $1 returning sync_id as "syncId"`,
    [look.customerId, look.syncId, look.startedAt],
  )
  return rows[0]?.syncId
}

/** Within a transaction. Answers false, and changes nothing, where another login has begun another look since. */
export async function saveVehicles(
  db: Queryable,
  seen: {
    readonly customerId: number
    readonly syncId: string
    readonly vehicles: readonly (StockVehicle & { readonly contentHash: Buffer })[]
    readonly done: number
    readonly total: number
  },
): Promise<boolean> {
  const { customerId, syncId, vehicles, done, total } = seen
  const { rowCount } = await db.query(
    'update dealer_software set sync_done = $3, sync_total = $4 where customer_id = $1 and sync_id = $2',
    [customerId, syncId, done, total],
  )
  if (rowCount === 0) return false
  await db.query(
    `insert into dealer_vehicles (customer_id, seen_in, vehicle_number, product_type, name,
       first_registration_year, mileage_km, content_hash)
     select $1, $2, * from unnest($3::text[], $4::text[], $5::text[], $6::int[], $7::int[], $8::bytea[])
     on conflict (customer_id, vehicle_number) do update set seen_in = excluded.seen_in,
       product_type = excluded.product_type, name = excluded.name,
       first_registration_year = excluded.first_registration_year,
       mileage_km = excluded.mileage_km, content_hash = excluded.content_hash, is_gone = false`,
    [
      ...[customerId, syncId],
      vehicles.map(({ vehicleNumber }) => vehicleNumber),
      vehicles.map(({ productType }) => productType),
      vehicles.map(({ name }) => name),
      vehicles.map(({ firstRegistrationYear }) => firstRegistrationYear),
      vehicles.map(({ mileageKm }) => mileageKm),
      vehicles.map(({ contentHash }) => contentHash),
    ],
  )
  return true
}

/**
 * What this look has not seen is gone: it leaves the list, unless an ad was made of it. Answers false,
 * and changes nothing, where another login has begun another look since.
 */
export async function endLook(
  client: DatabaseClient,
  look: {
    readonly customerId: number
    readonly syncId: string
    readonly failure: DealerFailure | null
    readonly endedAt: Date
  },
): Promise<boolean> {
  const { customerId, syncId, failure, endedAt } = look
  const { rowCount } = await client.query(
    `update dealer_software set sync_id = null, sync_started_at = null, sync_done = 0, sync_total = 0,
       failure = $3, synced_at = case when $3::text is null then $4 else synced_at end
     where customer_id = $1 and sync_id = $2`,
    [customerId, syncId, failure, endedAt],
  )
  if (rowCount === 0) return false
  if (failure === null) {
    await client.query(
      `delete from dealer_vehicles
       where customer_id = $1 and seen_in <> $2 and listing_id is null`,
      [customerId, syncId],
    )
    await client.query(
      'update dealer_vehicles set is_gone = true where customer_id = $1 and seen_in <> $2',
      [customerId, syncId],
    )
  }
  return true
}

const vehicleColumns = `vehicle_number as "vehicleNumber", product_type as "productType", name,
  first_registration_year as "firstRegistrationYear", mileage_km as "mileageKm",
  listing_id as "listingId", is_gone as "isGone",
  listing_id is not null and taken_hash is distinct from content_hash as "isChanged"`

export async function listVehicles(db: Queryable, customerId: number): Promise<StoredVehicle[]> {
  const { rows } = await db.query<StoredVehicle>(
    `select ${vehicleColumns} from dealer_vehicles where customer_id = $1
     order by name, vehicle_number`,
    [customerId],
  )
  return rows
}

/** Locked until the end of the transaction, so that two presses make one ad. */
export async function lockVehicle(
  db: Queryable,
  customerId: number,
  vehicleNumber: string,
): Promise<StoredVehicle | undefined> {
  const { rows } = await db.query<StoredVehicle>(
    `select ${vehicleColumns} from dealer_vehicles
     where customer_id = $1 and vehicle_number = $2 for update`,
    [customerId, vehicleNumber],
  )
  return rows[0]
}

/** The ad that is made of a vehicle, as the vehicle is now. */
export async function saveAdOfVehicle(
  db: Queryable,
  ad: {
    readonly customerId: number
    readonly vehicleNumber: string
    readonly listingId: number
  },
): Promise<void> {
  await db.query(
    `update dealer_vehicles set listing_id = $3, taken_hash = content_hash
     where customer_id = $1 and vehicle_number = $2`,
    [ad.customerId, ad.vehicleNumber, ad.listingId],
  )
}
