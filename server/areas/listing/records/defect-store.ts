import type { Damage } from '#domain/listing/listing.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'

/** Defects reported after the release; no row is ever deleted. */

export type DefectVerdict = 'material' | 'minor' | 'refused'

export type StoredDefect = {
  readonly defectId: number
  readonly entityId: number
  readonly auctionId: number
  readonly reportedBy: number
  readonly reportedAt: Date
  readonly values: Damage['values']
  readonly verdict: DefectVerdict | null
  readonly reason: string
}

const columns = `defect_id as "defectId", listing_id as "entityId", auction_id as "auctionId",
  reported_by as "reportedBy", reported_at as "reportedAt", attribute_values as "values", verdict,
  reason`

export async function insertDefect(
  db: Queryable,
  defect: Pick<StoredDefect, 'entityId' | 'auctionId' | 'reportedBy' | 'values'>,
): Promise<void> {
  await db.query(
    `insert into reported_defects
       (listing_id, auction_id, reported_by, attribute_values, reported_at)
     values ($1, $2, $3, $4, market_now())`,
    [defect.entityId, defect.auctionId, defect.reportedBy, JSON.stringify(defect.values)],
  )
}

export async function listDefectsOf(db: Queryable, entityId: number): Promise<StoredDefect[]> {
  const { rows } = await db.query<StoredDefect>(
    `select ${columns} from reported_defects where listing_id = $1 order by defect_id`,
    [entityId],
  )
  return rows
}

export async function listWaitingDefects(db: Queryable): Promise<StoredDefect[]> {
  const { rows } = await db.query<StoredDefect>(
    `select ${columns} from reported_defects where verdict is null order by reported_at`,
  )
  return rows
}

/** Locked against a second verdict; absent once there is one. */
export async function lockWaitingDefect(
  client: DatabaseClient,
  defectId: number,
): Promise<StoredDefect | undefined> {
  const { rows } = await client.query<StoredDefect>(
    `select ${columns} from reported_defects where defect_id = $1 and verdict is null for update`,
    [defectId],
  )
  return rows[0]
}

export async function findWaitingDefect(
  db: Queryable,
  defectId: number,
): Promise<StoredDefect | undefined> {
  const { rows } = await db.query<StoredDefect>(
    `select ${columns} from reported_defects where defect_id = $1 and verdict is null`,
    [defectId],
  )
  return rows[0]
}

export async function saveVerdict(
  client: DatabaseClient,
  verdict: {
    readonly defectId: number
    readonly verdict: DefectVerdict
    readonly operatorId: number
    readonly reason: string
  },
): Promise<void> {
  await client.query(
    `update reported_defects set verdict = $2, decided_by = $3, reason = $4,
       decided_at = market_now() where defect_id = $1`,
    [verdict.defectId, verdict.verdict, verdict.operatorId, verdict.reason],
  )
}
