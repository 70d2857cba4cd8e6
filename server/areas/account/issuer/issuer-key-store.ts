import type { Queryable } from '#server/platform/database/queryable.ts'

export type IssuerKeyRow = {
  readonly keyId: string
  readonly signsFrom: Date
  readonly sealedKey: Buffer
}

/** Of all processes one makes a key at a time. */
const makingKeys = 7_240_118

export const issuerKeyStore = {
  async lock(db: Queryable): Promise<void> {
    await db.query('select pg_advisory_xact_lock($1)', [makingKeys])
  },

  async list(db: Queryable): Promise<IssuerKeyRow[]> {
    const { rows } = await db.query<IssuerKeyRow>(
      `select key_id as "keyId", signs_from as "signsFrom", sealed_key as "sealedKey"
       from issuer_keys`,
    )
    return rows
  },

  async add(db: Queryable, key: IssuerKeyRow): Promise<void> {
    await db.query('insert into issuer_keys (key_id, signs_from, sealed_key) values ($1, $2, $3)', [
      key.keyId,
      key.signsFrom,
      key.sealedKey,
    ])
  },

  async remove(db: Queryable, keyIds: readonly string[]): Promise<void> {
    await db.query('delete from issuer_keys where key_id = any($1)', [keyIds])
  },
}
