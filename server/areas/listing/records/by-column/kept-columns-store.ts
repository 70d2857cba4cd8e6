import { IdPlaces } from '#domain/catalog/columns/id-places.ts'
import { bigintAt, integerAt } from '../../../../platform/database/columns/binary-values.ts'
import { copyOut } from '../../../../platform/database/columns/copy-out.ts'
import type { DatabasePool } from '../../../../platform/database/pool.ts'
import { onlyRow } from '../../../../platform/database/queryable.ts'
import { transaction } from '../../../../platform/database/transaction.ts'
import { isWrittenFrom, type TransactionId } from './catalog-ad-columns-store.ts'
import { form } from './catalog-ad-form.ts'

/**
 * The columns of all ads as they were read once, for the next process that starts: bytes instead of rows (docs/decisions/0188).
 * Which rows have been written since then the database knows by their transactions.
 */
export type KeptColumns = {
  /** What this transaction or a later one wrote may be newer than what is kept. */
  readonly unsureFrom: TransactionId
  readonly ads: number
  /** So many rows have been written since. */
  readonly written: number
  /** Whether an ad's row is one of the others. */
  readonly isUnchanged: (entityId: number) => boolean
}

const engine = process.versions.v8
/** A row tells which transaction wrote it up to twice as many later. */
const mostTransactions = 2 ** 30
const idBytes = 8
const lengthBytes = 4

/** To be asked before the rows are read, so that nothing is written between both unseen. */
export async function findUnsureFrom(pool: DatabasePool): Promise<TransactionId> {
  const { id } = onlyRow(
    await pool.query<{ id: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as id'),
  )
  return BigInt(id)
}

export async function findKeptColumns(pool: DatabasePool): Promise<KeptColumns | undefined> {
  const { rows: kept } = await pool.query<{ unsure_from: string; ads: number }>(
    `select unsure_from::text, ads from kept_catalog_columns
     where place = 0 and form = $1 and engine = $2
       and database_system = (select system_identifier from pg_control_system())
       and pg_snapshot_xmax(pg_current_snapshot())::text::bigint - unsure_from::text::bigint < $3`,
    [form, engine, mostTransactions],
  )
  const [head] = kept
  if (!head) return undefined
  const unsureFrom = BigInt(head.unsure_from)
  const isWritten = isWrittenFrom(unsureFrom)
  const { ids, written } = onlyRow(
    await pool.query<{ ids: Buffer | null; written: number }>(
      `select string_agg(int8send(listing_id), '') filter (where not ${isWritten}) as ids,
         count(*) filter (where ${isWritten})::int as written from catalog_ads where form = $1`,
      [form],
    ),
  )
  return { unsureFrom, ads: head.ads, written, isUnchanged: isAmong(ids ?? Buffer.of()) }
}

/** Quickest where the ids are asked for in their own order, as rows come that were kept in the order of their table. */
function isAmong(ids: Uint8Array): (id: number) => boolean {
  let next = 0
  let places: IdPlaces | undefined
  return (id) => {
    if (next < ids.length && bigintAt(ids, next) === id) {
      next += idBytes
      return true
    }
    places ??= placesOf(ids)
    const place = places.get(id)
    if (place !== undefined) next = place + idBytes
    return place !== undefined
  }
}

/** By id, at which byte it stands. */
function placesOf(ids: Uint8Array): IdPlaces {
  const places = new IdPlaces()
  places.reserve(ids.length / idBytes)
  for (let at = 0; at < ids.length; at += idBytes) places.set(bigintAt(ids, at), at)
  return places
}

/** In the order in which they were kept; none where others have been kept meanwhile. */
export async function readKeptParts(
  pool: DatabasePool,
  { unsureFrom }: KeptColumns,
): Promise<readonly Uint8Array[]> {
  const parts: Uint8Array[] = []
  await copyOut(
    pool,
    `select part from kept_catalog_columns where unsure_from = '${unsureFrom}' order by place`,
    (bytes, at) => {
      const from = at + lengthBytes
      // A copy, since the connection reads on into the same bytes.
      parts.push(new Uint8Array(bytes.subarray(from, from + integerAt(bytes, at))))
    },
  )
  return parts
}

export type PartsToKeep = {
  readonly unsureFrom: TransactionId
  readonly ads: number
  readonly parts: readonly Buffer[]
}

/** In place of what was kept before. */
export async function keepColumns(
  pool: DatabasePool,
  { unsureFrom, ads, parts }: PartsToKeep,
): Promise<void> {
  await transaction(pool, async (client) => {
    await client.query('truncate kept_catalog_columns')
    for (const [place, part] of parts.entries()) {
      await client.query(
        `insert into kept_catalog_columns (place, form, engine, database_system, unsure_from, ads, part)
         select $1, $2, $3, system_identifier, $4::text::xid8, $5, $6 from pg_control_system()`,
        [place, form, engine, unsureFrom.toString(), ads, part],
      )
    }
  })
}
