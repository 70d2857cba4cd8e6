import type { Queryable } from '#server/platform/database/queryable.ts'

/** Kinds of what the provider's library remembers here; of a browser it remembers nothing, our own logins do. */
export const recordKinds = [
  'Interaction',
  'Grant',
  'AuthorizationCode',
  'AccessToken',
  'RefreshToken',
] as const
export type RecordKind = (typeof recordKinds)[number]

export type IssuerRecord = {
  readonly recordHash: Buffer
  readonly kind: RecordKind
  readonly sealedRecord: Buffer
  readonly grantHash: Buffer | null
  readonly customerId: number | null
  readonly now: Date
  readonly expiresAt: Date
}

export const issuerRecordStore = {
  async save(db: Queryable, record: IssuerRecord): Promise<void> {
    const { recordHash, kind, sealedRecord, grantHash, customerId, now, expiresAt } = record
    await db.query(
      `insert into issuer_records
         (record_hash, kind, sealed_record, grant_hash, customer_id, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (record_hash) do update
         set sealed_record = excluded.sealed_record, expires_at = excluded.expires_at`,
      [recordHash, kind, sealedRecord, grantHash, customerId, now, expiresAt],
    )
  },

  async find(
    db: Queryable,
    search: { recordHash: Buffer; kind: RecordKind },
  ): Promise<{ readonly sealedRecord: Buffer; readonly usedAt: Date | null } | undefined> {
    const { rows } = await db.query<{ sealedRecord: Buffer; usedAt: Date | null }>(
      `select sealed_record as "sealedRecord", used_at as "usedAt" from issuer_records
       where record_hash = $1 and kind = $2`,
      [search.recordHash, search.kind],
    )
    return rows[0]
  },

  /**
   * One statement, so that of two who bring the same code one uses it; false for the other. It is kept until then, so
   * that a second use is known for one.
   */
  async use(
    db: Queryable,
    use: { recordHash: Buffer; now: Date; keptUntil: Date },
  ): Promise<boolean> {
    const { rowCount } = await db.query(
      `update issuer_records set used_at = $2, expires_at = least(expires_at, $3)
       where record_hash = $1 and used_at is null`,
      [use.recordHash, use.now, use.keptUntil],
    )
    return rowCount === 1
  },

  async remove(db: Queryable, recordHash: Buffer): Promise<void> {
    await db.query('delete from issuer_records where record_hash = $1', [recordHash])
  },

  /** The grant and all that was given by it. */
  async removeGrant(db: Queryable, grantHash: Buffer): Promise<void> {
    await db.query('delete from issuer_records where grant_hash = $1 or record_hash = $1', [
      grantHash,
    ])
  },

  /** A grant ends with its login. One that the same login gave to the same program before ends now. */
  async bindGrant(
    db: Queryable,
    grant: { grantHash: Buffer; programId: string; sessionId: string },
  ): Promise<void> {
    await db.query(
      `with earlier as (
         select record_hash from issuer_records
         where kind = 'Grant' and session_id = $3 and program_id = $2 and record_hash <> $1
       ), removed as (
         delete from issuer_records
         where record_hash in (select record_hash from earlier)
           or grant_hash in (select record_hash from earlier)
       )
       update issuer_records set program_id = $2, session_id = $3 where record_hash = $1`,
      [grant.grantHash, grant.programId, grant.sessionId],
    )
  },

  /** By which login here it was given; undefined where it is over. */
  async findSessionOfGrant(db: Queryable, grantHash: Buffer): Promise<string | undefined> {
    const { rows } = await db.query<{ sessionId: string | null }>(
      `select session_id as "sessionId" from issuer_records
       where record_hash = $1 and kind = 'Grant'`,
      [grantHash],
    )
    return rows[0]?.sessionId ?? undefined
  },
}
