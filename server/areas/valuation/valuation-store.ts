import type { ComputedValuation } from '#contract/endpoints/valuation/valuation-shapes.ts'
import type {
  ValuationAnswer,
  ValuationRequest,
  ValuationStatus,
} from '#domain/valuation/request/valuation-request.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import type { DatabaseClient } from '../../platform/database/pool.ts'
import type { Queryable } from '../../platform/database/queryable.ts'

/** The only SQL for requests. Each belongs to the ad that holds its vehicle. */

export type StoredValuation = ValuationRequest & {
  readonly entityId: number
  readonly kind: VehicleKind
  readonly customerId: number | null
  readonly locale: string
  readonly reportId: string
  readonly isTracked: boolean
  readonly computed: ComputedValuation | null
}

const selected = `select v.*, l.product_type, l.customer_id, l.tracking <> '{}' as is_tracked
  from valuations v join listings l using (listing_id)`

/** Which request: of an ad; the latest that a customer or the holder of an edit key made. */
export async function findByAd(
  db: Queryable,
  entityId: number,
): Promise<StoredValuation | undefined> {
  const { rows } = await db.query<Row>(`${selected} where listing_id = $1`, [entityId])
  return rows[0] && fromRow(rows[0])
}

/** Whether the ad was begun to have its vehicle valuated. */
export async function isValuation(db: Queryable, entityId: number): Promise<boolean> {
  return (await findByAd(db, entityId)) !== undefined
}

export async function findLatestOf(
  db: Queryable,
  owner: {
    readonly customerId: number | null
    readonly editKeyHash: Buffer | null
    readonly kind: VehicleKind | null
  },
): Promise<StoredValuation | undefined> {
  const { rows } = await db.query<Row>(
    `${selected} where ($3::text is null or l.product_type = $3)
       and case when $1::bigint is null then l.customer_id is null and l.edit_key_hash = $2
         else l.customer_id = $1 end
     order by l.created_at desc, listing_id desc limit 1`,
    [owner.customerId, owner.editKeyHash, owner.kind],
  )
  return rows[0] && fromRow(rows[0])
}

/** None where the account behind it was given up. */
export async function findByReport(
  db: Queryable,
  reportId: string,
): Promise<StoredValuation | undefined> {
  const { rows } = await db.query<Row>(
    `${selected} left join customers c using (customer_id)
     where report_id = $1 and c.deactivated_at is null`,
    [reportId],
  )
  return rows[0] && fromRow(rows[0])
}

/** Locked until the end of the transaction, so that two steps come one after the other. */
export async function lockValuation(
  client: DatabaseClient,
  entityId: number,
): Promise<StoredValuation | undefined> {
  await client.query('select from valuations where listing_id = $1 for update', [entityId])
  return findByAd(client, entityId)
}

export async function insertValuation(
  db: Queryable,
  made: { readonly entityId: number; readonly locale: string; readonly reportId: string },
): Promise<void> {
  await db.query(
    `insert into valuations (listing_id, locale, report_id) values ($1, $2, $3)
     on conflict (listing_id) do nothing`,
    [made.entityId, made.locale, made.reportId],
  )
}

export async function saveValuation(
  db: Queryable,
  entityId: number,
  next: ValuationRequest,
  computed: ComputedValuation | null,
): Promise<void> {
  await db.query(
    `update valuations set status = $2, email = $3, phone = $4, remarks = $5, submitted_at = $6,
       postponed_until = $7, valuated_at = $8, report_ends_at = $9, answer = $10, computed = $11
     where listing_id = $1`,
    [
      ...[entityId, next.status, next.email, next.phone, next.remarks],
      ...[next.submittedAt, next.postponedUntil, next.valuatedAt, next.reportEndsAt].map(dateOf),
      ...[next.answer, computed].map((part) => part && JSON.stringify(part)),
    ],
  )
}

export async function listWaiting(db: Queryable): Promise<StoredValuation[]> {
  const { rows } = await db.query<Row>(
    `${selected} where status = 'under_review' order by submitted_at limit 500`,
  )
  return rows.map(fromRow)
}

/** The latest answered ones, by the day of their answer. */
export async function listAnswered(db: Queryable): Promise<StoredValuation[]> {
  const { rows } = await db.query<Row>(
    `${selected} where status = 'valuated' order by valuated_at desc limit 5000`,
  )
  return rows.map(fromRow)
}

type Row = {
  readonly listing_id: number
  readonly product_type: VehicleKind
  readonly customer_id: number | null
  readonly is_tracked: boolean
  readonly status: ValuationStatus
  readonly email: string | null
  readonly phone: string
  readonly remarks: string
  readonly locale: string
  readonly submitted_at: Date | null
  readonly postponed_until: Date | null
  readonly valuated_at: Date | null
  readonly report_ends_at: Date | null
  readonly report_id: string
  readonly computed: ComputedValuation | null
  readonly answer: (Omit<ValuationAnswer, 'isComputed'> & Partial<ValuationAnswer>) | null
}

function fromRow(row: Row): StoredValuation {
  return {
    entityId: row.listing_id,
    kind: row.product_type,
    customerId: row.customer_id,
    isTracked: row.is_tracked,
    status: row.status,
    email: row.email,
    phone: row.phone,
    remarks: row.remarks,
    locale: row.locale,
    submittedAt: row.submitted_at?.getTime() ?? null,
    postponedUntil: row.postponed_until?.getTime() ?? null,
    valuatedAt: row.valuated_at?.getTime() ?? null,
    reportEndsAt: row.report_ends_at?.getTime() ?? null,
    reportId: row.report_id,
    computed: row.computed,
    // What was answered before answers could be computed does not say that a person gave it.
    answer: row.answer && { isComputed: false, ...row.answer },
  }
}

function dateOf(instant: number | null): Date | null {
  return instant === null ? null : new Date(instant)
}
