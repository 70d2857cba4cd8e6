import type { Queryable } from '../../platform/database/queryable.ts'
import type { LinkKind } from './account-settings.ts'

export type LinkRow = {
  readonly linkId: string
  readonly kind: LinkKind
  readonly customerId: number | null
  readonly facts: Readonly<Record<string, unknown>>
}

const columns = `link_id as "linkId", kind, customer_id as "customerId", facts`

export const linkStore = {
  async add(db: Queryable, link: LinkRow & { expiresAt: Date }): Promise<void> {
    await db.query(
      `insert into account_links (link_id, kind, customer_id, facts, expires_at)
       values ($1, $2, $3, $4, $5)`,
      [link.linkId, link.kind, link.customerId, JSON.stringify(link.facts), link.expiresAt],
    )
  },

  /** One statement, so that of two readers only one uses the link. */
  async use(
    db: Queryable,
    use: { linkId: string; kind: LinkKind; now: Date },
  ): Promise<LinkRow | undefined> {
    const { rows } = await db.query<LinkRow>(
      `update account_links set used_at = $3
       where link_id = $1 and kind = $2 and used_at is null and expires_at > $3
       returning ${columns}`,
      [use.linkId, use.kind, use.now],
    )
    return rows[0]
  },

  /** Whatever its state, for what does no harm. */
  async find(db: Queryable, linkId: string): Promise<LinkRow | undefined> {
    const { rows } = await db.query<LinkRow>(
      `select ${columns} from account_links where link_id = $1`,
      [linkId],
    )
    return rows[0]
  },

  async saveFacts(
    db: Queryable,
    link: { linkId: string; kind: LinkKind; facts: object; now: Date },
  ): Promise<boolean> {
    const { rowCount } = await db.query(
      `update account_links set facts = facts || $3
       where link_id = $1 and kind = $2 and used_at is null and expires_at > $4`,
      [link.linkId, link.kind, JSON.stringify(link.facts), link.now],
    )
    return rowCount === 1
  },

  /** A newer link of the same kind makes the older ones worthless. */
  async voidOlder(
    db: Queryable,
    link: { customerId: number; kind: LinkKind; now: Date },
  ): Promise<void> {
    await db.query(
      `update account_links set used_at = $3
       where customer_id = $1 and kind = $2 and used_at is null`,
      [link.customerId, link.kind, link.now],
    )
  },
}
