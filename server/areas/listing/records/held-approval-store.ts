import type { Refusal } from '#domain/refusal/refusal.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'

/** The only SQL for approvals that wait to take effect, or were refused when their time came. */

export type HeldApproval = {
  readonly entityId: number
  readonly operatorId: number
  readonly operatorEmail: string
  readonly version: number
  readonly takesEffectAt: Date
  readonly refusal: Refusal | null
}

const held = `select listing_id as "entityId", operator_id as "operatorId", email as "operatorEmail",
    listing_version as version, takes_effect_at as "takesEffectAt", refusal
  from held_approvals join customers on customer_id = operator_id`

export const heldApprovalStore = {
  /** Instead of one that was refused. */
  async save(
    db: Queryable,
    approval: {
      readonly entityId: number
      readonly operatorId: number
      readonly version: number
      readonly holdSeconds: number
    },
  ): Promise<void> {
    await db.query(
      `insert into held_approvals (listing_id, operator_id, listing_version, takes_effect_at)
       values ($1, $2, $3, market_now() + $4 * interval '1 second')
       on conflict (listing_id) do update set operator_id = excluded.operator_id, refusal = null,
         listing_version = excluded.listing_version, takes_effect_at = excluded.takes_effect_at`,
      [approval.entityId, approval.operatorId, approval.version, approval.holdSeconds],
    )
  },

  async find(db: Queryable, entityId: number): Promise<HeldApproval | undefined> {
    const { rows } = await db.query<HeldApproval>(`${held} where listing_id = $1`, [entityId])
    return rows[0]
  },

  /** Those that wait, the one that takes effect first at the front. */
  async listWaiting(db: Queryable): Promise<HeldApproval[]> {
    const { rows } = await db.query<HeldApproval>(
      `${held} where refusal is null order by takes_effect_at limit 100`,
    )
    return rows
  },

  async deleteOne(db: Queryable, entityId: number): Promise<void> {
    await db.query('delete from held_approvals where listing_id = $1', [entityId])
  },

  /** Before its time; answers whether it was. */
  async undo(db: Queryable, entityId: number): Promise<boolean> {
    const { rowCount } = await db.query(
      `delete from held_approvals
       where listing_id = $1 and refusal is null and takes_effect_at > market_now()`,
      [entityId],
    )
    return rowCount === 1
  },

  /** Once its time has come, by the first who asks; answers whether it still stood. */
  async takeDue(
    db: Queryable,
    { entityId, version }: Pick<HeldApproval, 'entityId' | 'version'>,
  ): Promise<boolean> {
    const { rowCount } = await db.query(
      `delete from held_approvals where listing_id = $1 and listing_version = $2
         and refusal is null and takes_effect_at <= market_now()`,
      [entityId, version],
    )
    return rowCount === 1
  },

  /** Of one whose time has come; answers whether it still stood. */
  async saveRefusal(
    db: Queryable,
    approval: Pick<HeldApproval, 'entityId' | 'version'> & { readonly refusal: Refusal },
  ): Promise<boolean> {
    const { rowCount } = await db.query(
      `update held_approvals set refusal = $3 where listing_id = $1 and listing_version = $2
         and takes_effect_at <= market_now()`,
      [approval.entityId, approval.version, JSON.stringify(approval.refusal)],
    )
    return rowCount === 1
  },
}
