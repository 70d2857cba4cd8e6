import type { Queryable } from '../../platform/database/queryable.ts'
import type { LinkKind } from './account-settings.ts'

export type LinkRow = {
  readonly linkId: string
  readonly kind: LinkKind
  readonly customerId: number | null
  readonly facts: Readonly<Record<string, unknown>>
}

export type MailedLink = LinkRow & { readonly expiresAt: Date; readonly mails: number }

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
    use: { linkId: string; kinds: readonly LinkKind[]; now: Date },
  ): Promise<LinkRow | undefined> {
    const { rows } = await db.query<LinkRow>(
      `update account_links set used_at = $3
       where link_id = $1 and kind = any($2) and used_at is null and expires_at > $3
       returning ${columns}`,
      [use.linkId, use.kinds, use.now],
    )
    return rows[0]
  },

  /** Whether it could still be used. */
  async isOpen(
    db: Queryable,
    search: { linkId: string; kinds: readonly LinkKind[]; now: Date },
  ): Promise<boolean> {
    const { rowCount } = await db.query(
      `select from account_links
       where link_id = $1 and kind = any($2) and used_at is null and expires_at > $3`,
      [search.linkId, search.kinds, search.now],
    )
    return rowCount === 1
  },

  /** A login link that carries a code, with the first mail that it goes out by. */
  async addWithCode(
    db: Queryable,
    link: LinkRow & { expiresAt: Date; subject: string; now: Date },
  ): Promise<void> {
    await db.query(
      `insert into account_links
         (link_id, kind, customer_id, facts, expires_at, subject, mailed_at)
       values ($1, $2, $3, $4, $5, $6, array[$7::timestamptz])`,
      [
        link.linkId,
        link.kind,
        link.customerId,
        JSON.stringify(link.facts),
        link.expiresAt,
        link.subject,
        link.now,
      ],
    )
  },

  /** When mails with a code were asked for, of this address or from this device. */
  async listMailedAt(
    db: Queryable,
    search: { subject: string; since: Date },
  ): Promise<readonly number[]> {
    const { rows } = await db.query<{ mailed_at: Date }>(
      `select sent_at as mailed_at from account_links, unnest(mailed_at) as mail(sent_at)
       where subject = $1 and sent_at > $2`,
      [search.subject, search.since],
    )
    return rows.map((row) => row.mailed_at.getTime())
  },

  /** For mails that are counted without a code. */
  async saveMailed(
    db: Queryable,
    link: { linkId: string; subject: string; now: Date },
  ): Promise<void> {
    await db.query(
      `update account_links set subject = $2, mailed_at = mailed_at || $3::timestamptz
       where link_id = $1`,
      [link.linkId, link.subject, link.now],
    )
  },

  /** One more mail with a code that still holds; undefined where there is no such link. */
  async saveMailedAgain(
    db: Queryable,
    link: { linkId: string; kind: LinkKind; email: string; subject: string; now: Date },
  ): Promise<MailedLink | undefined> {
    const { rows } = await db.query<MailedLink>(
      `update account_links set mailed_at = mailed_at || $3::timestamptz, subject = $4
       where link_id = $1 and kind = $5 and facts->>'email' = $2
         and used_at is null and expires_at > $3
       returning ${columns}, expires_at as "expiresAt", cardinality(mailed_at) as mails`,
      [link.linkId, link.email, link.now, link.subject, link.kind],
    )
    return rows[0]
  },

  /** Holds the link until the transaction ends, so that guesses that arrive together are all counted. */
  async lockWithCode(
    db: Queryable,
    link: { linkId: string; kind: LinkKind; now: Date },
  ): Promise<(LinkRow & { readonly wrongCodes: number }) | undefined> {
    const { rows } = await db.query<LinkRow & { wrongCodes: number }>(
      `select ${columns}, wrong_codes as "wrongCodes" from account_links
       where link_id = $1 and kind = $3 and used_at is null and expires_at > $2
       for update`,
      [link.linkId, link.now, link.kind],
    )
    return rows[0]
  },

  async countWrongCode(db: Queryable, linkId: string): Promise<void> {
    await db.query('update account_links set wrong_codes = wrong_codes + 1 where link_id = $1', [
      linkId,
    ])
  },

  /** Whatever its state, for what does no harm. */
  async find(db: Queryable, linkId: string): Promise<LinkRow | undefined> {
    const { rows } = await db.query<LinkRow>(
      `select ${columns} from account_links where link_id = $1`,
      [linkId],
    )
    return rows[0]
  },

  /** The newest link that confirms the address, asked for by this browser if there is one; whatever its state. */
  async findLastConfirmation(
    db: Queryable,
    search: { customerId: number; device: string },
  ): Promise<LinkRow | undefined> {
    const { rows } = await db.query<LinkRow>(
      `select ${columns} from account_links where customer_id = $1 and kind = 'verify_email'
       order by (facts->>'device' = $2) desc nulls last, expires_at desc limit 1`,
      [search.customerId, search.device],
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

  /** How many of them could still be used. */
  async countOpen(
    db: Queryable,
    search: { customerId: number; kind: LinkKind; now: Date },
  ): Promise<number> {
    const { rows } = await db.query<{ open: number }>(
      `select count(*)::int as open from account_links
       where customer_id = $1 and kind = $2 and used_at is null and expires_at > $3`,
      [search.customerId, search.kind, search.now],
    )
    return rows[0]?.open ?? 0
  },

  /** Links of this kind that were made after this one. */
  async voidNewer(
    db: Queryable,
    link: { customerId: number; kind: LinkKind; linkId: string; now: Date },
  ): Promise<void> {
    await db.query(
      `update account_links set used_at = $4
       where customer_id = $1 and kind = $2 and used_at is null
         and expires_at >= (select expires_at from account_links where link_id = $3)`,
      [link.customerId, link.kind, link.linkId, link.now],
    )
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

  /** Whatever was mailed to this account before. */
  async voidAll(db: Queryable, links: { customerId: number; now: Date }): Promise<void> {
    await db.query(
      'update account_links set used_at = $2 where customer_id = $1 and used_at is null',
      [links.customerId, links.now],
    )
  },
}
