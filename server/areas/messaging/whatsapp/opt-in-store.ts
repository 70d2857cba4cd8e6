import type { AskedCode } from '#domain/messaging/whatsapp/code-limits.ts'
import { bigints } from '#server/platform/database/array-parameters.ts'
import { onlyRow, type Queryable } from '#server/platform/database/queryable.ts'

/** Who wants messages by WhatsApp. At most one opt-in of a customer is confirmed and not ended. */

export type OptIn = {
  readonly optInId: number
  readonly customerId: number
  readonly telephone: string
  readonly agreedText: string
  readonly askedAt: Date
  readonly wrongCodes: number
  readonly confirmedAt: Date | null
  readonly endedAt: Date | null
  readonly endedBy: OptInEnd | null
}

export type OptInEnd = 'person' | 'stop' | 'another_number'

const columns = `opt_in_id as "optInId", customer_id as "customerId", telephone,
  agreed_text as "agreedText", asked_at as "askedAt", wrong_codes as "wrongCodes",
  confirmed_at as "confirmedAt", ended_at as "endedAt", ended_by as "endedBy"`

export const optInStore = {
  /** Which of these customers are told by WhatsApp. */
  async listReaders(db: Queryable, customerIds: readonly number[]): Promise<ReadonlySet<number>> {
    const { rows } = await db.query<{ customer_id: number }>({
      name: 'whatsapp-readers',
      text: `select customer_id from whatsapp_opt_ins
             where customer_id = any($1::bigint[]) and confirmed_at is not null and ended_at is null`,
      values: [bigints(customerIds)],
    })
    return new Set(rows.map(({ customer_id }) => customer_id))
  },

  /** The one that holds. */
  async findOpen(db: Queryable, customerId: number): Promise<OptIn | undefined> {
    const { rows } = await db.query<OptIn>(
      `select ${columns} from whatsapp_opt_ins
       where customer_id = $1 and confirmed_at is not null and ended_at is null`,
      [customerId],
    )
    return rows[0]
  },

  async findLatest(
    db: Queryable,
    search: { customerId: number; isConfirmed: boolean },
  ): Promise<OptIn | undefined> {
    const { rows } = await db.query<OptIn>(
      `select ${columns} from whatsapp_opt_ins
       where customer_id = $1 and (confirmed_at is not null) = $2
       order by coalesce(confirmed_at, asked_at) desc, opt_in_id desc limit 1`,
      [search.customerId, search.isConfirmed],
    )
    return rows[0]
  },

  /** Of each customer who has ever confirmed this number the latest of it. */
  async listLatestOfNumber(db: Queryable, telephone: string): Promise<OptIn[]> {
    const { rows } = await db.query<OptIn>(
      `select distinct on (customer_id) ${columns} from whatsapp_opt_ins
       where telephone = $1 and confirmed_at is not null
       order by customer_id, confirmed_at desc, opt_in_id desc`,
      [telephone],
    )
    return rows
  },

  /** Accounts that ask for codes to one number follow each other until their transactions end. Called behind the account's lock. */
  async lockNumber(db: Queryable, telephone: string): Promise<void> {
    await db.query(`select pg_advisory_xact_lock(hashtextextended('telephone ' || $1, 0))`, [
      telephone,
    ])
  },

  /** The codes that were asked for by this customer or for this number, whoever asked. */
  async listAsked(
    db: Queryable,
    search: { customerId: number; telephone: string; since: Date },
  ): Promise<AskedCode[]> {
    const { rows } = await db.query<{ asked_at: Date; is_own: boolean; is_of_number: boolean }>(
      `select asked_at, customer_id = $1 as is_own, telephone = $2 as is_of_number
       from whatsapp_opt_ins
       where (customer_id = $1 or telephone = $2) and asked_at > $3 and given_by = 'code'`,
      [search.customerId, search.telephone, search.since],
    )
    return rows.map(({ asked_at, is_own, is_of_number }) => ({
      askedAt: asked_at.getTime(),
      isOwn: is_own,
      isOfNumber: is_of_number,
    }))
  },

  /** Whether the customer has ever typed a code that came to this number. */
  async hasConfirmed(
    db: Queryable,
    search: { customerId: number; telephone: string },
  ): Promise<boolean> {
    const { rows } = await db.query(
      `select 1 from whatsapp_opt_ins
       where customer_id = $1 and telephone = $2 and confirmed_at is not null limit 1`,
      [search.customerId, search.telephone],
    )
    return rows.length > 0
  },

  async add(
    db: Queryable,
    added: {
      customerId: number
      telephone: string
      agreedText: string
      givenBy: 'code' | 'start'
      askedAt: Date
      confirmedAt: Date | null
    },
  ): Promise<number> {
    const inserted = await db.query<{ opt_in_id: number }>(
      `insert into whatsapp_opt_ins
         (customer_id, telephone, agreed_text, given_by, asked_at, confirmed_at)
       values ($1, $2, $3, $4, $5, $6) returning opt_in_id`,
      [
        ...[added.customerId, added.telephone, added.agreedText, added.givenBy],
        ...[added.askedAt, added.confirmedAt],
      ],
    )
    return onlyRow(inserted).opt_in_id
  },

  async countWrongCode(db: Queryable, optInId: number): Promise<void> {
    await db.query(
      'update whatsapp_opt_ins set wrong_codes = wrong_codes + 1 where opt_in_id = $1',
      [optInId],
    )
  },

  async saveConfirmed(db: Queryable, confirmed: { optInId: number; now: Date }): Promise<void> {
    await db.query('update whatsapp_opt_ins set confirmed_at = $2 where opt_in_id = $1', [
      confirmed.optInId,
      confirmed.now,
    ])
  },

  /** The one that holds. */
  async end(
    db: Queryable,
    ended: { customerId: number; endedBy: OptInEnd; now: Date },
  ): Promise<void> {
    await db.query(
      `update whatsapp_opt_ins set ended_at = $2, ended_by = $3
       where customer_id = $1 and confirmed_at is not null and ended_at is null`,
      [ended.customerId, ended.now, ended.endedBy],
    )
  },
}
