import type { Queryable } from '#server/platform/database/queryable.ts'

export type PasskeyRow = {
  readonly passkeyId: number
  readonly customerId: number
  /** Whose handle the key itself holds: the first account's, also after a company was handed over. */
  readonly handleOf: number
  /** Base64url. */
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly signCount: number
  readonly relyingParty: string
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

export type NewPasskey = Omit<PasskeyRow, 'passkeyId' | 'handleOf' | 'lastUsedAt'>

const columns = `passkey_id as "passkeyId", customer_id as "customerId", coalesce(handle_of, customer_id) as "handleOf", credential_id as "credentialId",
  public_key as "publicKey", sign_count as "signCount", relying_party as "relyingParty", name,
  created_at as "createdAt", last_used_at as "lastUsedAt"`

export const passkeyStore = {
  async list(db: Queryable, customerId: number): Promise<PasskeyRow[]> {
    const { rows } = await db.query<PasskeyRow>(
      `select ${columns} from passkeys where customer_id = $1 order by passkey_id desc`,
      [customerId],
    )
    return rows
  },

  async findByCredential(db: Queryable, credentialId: string): Promise<PasskeyRow | undefined> {
    const { rows } = await db.query<PasskeyRow>(
      `select ${columns} from passkeys where credential_id = $1`,
      [credentialId],
    )
    return rows[0]
  },

  /** False where the key is known already, whoever has it. */
  async add(db: Queryable, passkey: NewPasskey): Promise<boolean> {
    const { rowCount } = await db.query(
      `insert into passkeys (customer_id, credential_id, public_key, sign_count, relying_party, name,
         created_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing`,
      [
        passkey.customerId,
        passkey.credentialId,
        passkey.publicKey,
        passkey.signCount,
        passkey.relyingParty,
        passkey.name,
        passkey.createdAt,
      ],
    )
    return rowCount === 1
  },

  /** One statement, so that of a key and its copy with the same count only one is let in. */
  async saveUse(
    db: Queryable,
    use: { readonly passkeyId: number; readonly signCount: number; readonly now: Date },
  ): Promise<boolean> {
    const { rowCount } = await db.query(
      `update passkeys set sign_count = $2, last_used_at = $3
       where passkey_id = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0))`,
      [use.passkeyId, use.signCount, use.now],
    )
    return rowCount === 1
  },

  async remove(
    db: Queryable,
    passkey: { readonly customerId: number; readonly passkeyId: number },
  ): Promise<void> {
    await db.query('delete from passkeys where customer_id = $1 and passkey_id = $2', [
      passkey.customerId,
      passkey.passkeyId,
    ])
  },
}
