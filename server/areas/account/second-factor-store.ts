import { hasSecondFactor, type SecondFactors } from '#domain/account/security/passkey.ts'
import { onlyRow, type Queryable } from '../../platform/database/queryable.ts'

export type SecondFactorRow = {
  /** Sealed. */
  readonly totpSecret: Buffer
  readonly isConfirmed: boolean
  readonly lastStep: number
}

/** The secret of an account's authenticator app, the recovery codes, and whether it has a second factor at all. */
export const secondFactorStore = {
  async find(db: Queryable, customerId: number): Promise<SecondFactorRow | undefined> {
    const { rows } = await db.query<SecondFactorRow>(
      `select totp_secret as "totpSecret", confirmed_at is not null as "isConfirmed",
         last_step as "lastStep"
       from second_factors where customer_id = $1`,
      [customerId],
    )
    return rows[0]
  },

  async factorsOf(db: Queryable, customerId: number): Promise<SecondFactors> {
    return onlyRow(
      await db.query<SecondFactors>(
        `select exists (select from second_factors
             where customer_id = $1 and confirmed_at is not null) as "hasApp",
           (select count(*)::int from passkeys where customer_id = $1) as passkeys`,
        [customerId],
      ),
    )
  },

  /** Whether a login is asked for more than a password or mailed code. */
  async isOn(db: Queryable, customerId: number): Promise<boolean> {
    return hasSecondFactor(await secondFactorStore.factorsOf(db, customerId))
  },

  /** Takes the place of a secret that was never confirmed. */
  async saveSecret(
    db: Queryable,
    secret: { customerId: number; totpSecret: Buffer },
  ): Promise<void> {
    await db.query(
      `insert into second_factors (customer_id, totp_secret) values ($1, $2)
       on conflict (customer_id) do update set totp_secret = excluded.totp_secret, last_step = 0
       where second_factors.confirmed_at is null`,
      [secret.customerId, secret.totpSecret],
    )
  },

  async saveConfirmed(db: Queryable, change: { customerId: number; now: Date }): Promise<void> {
    await db.query('update second_factors set confirmed_at = $2 where customer_id = $1', [
      change.customerId,
      change.now,
    ])
  },

  /** One statement, so that of two that bring the same code only one is let in. */
  async takeStep(db: Queryable, use: { customerId: number; step: number }): Promise<boolean> {
    const { rowCount } = await db.query(
      'update second_factors set last_step = $2 where customer_id = $1 and last_step < $2',
      [use.customerId, use.step],
    )
    return rowCount === 1
  },

  /** What was turned on after that instant, or never; what is older stays. */
  async removeNewer(db: Queryable, search: { customerId: number; since: Date }): Promise<void> {
    const { customerId, since } = search
    await db.query('delete from passkeys where customer_id = $1 and created_at > $2', [
      customerId,
      since,
    ])
    await db.query(
      `delete from second_factors
       where customer_id = $1 and (confirmed_at is null or confirmed_at > $2)`,
      [customerId, since],
    )
    await secondFactorStore.removeUnusedCodes(db, customerId)
  },

  /** App, passkeys and recovery codes. */
  async remove(db: Queryable, customerId: number): Promise<void> {
    await db.query('delete from passkeys where customer_id = $1', [customerId])
    await secondFactorStore.removeApp(db, customerId)
  },

  /** The app, and the recovery codes where nothing is left that they stand in for. */
  async removeApp(db: Queryable, customerId: number): Promise<void> {
    await db.query('delete from second_factors where customer_id = $1', [customerId])
    await secondFactorStore.removeUnusedCodes(db, customerId)
  },

  /** Recovery codes stand in for an app or a passkey; they open nothing alone. */
  async removeUnusedCodes(db: Queryable, customerId: number): Promise<void> {
    if (await secondFactorStore.isOn(db, customerId)) return
    await db.query('delete from recovery_codes where customer_id = $1', [customerId])
  },

  async saveRecoveryCodes(
    db: Queryable,
    codes: { customerId: number; hashes: readonly Buffer[] },
  ): Promise<void> {
    await db.query('delete from recovery_codes where customer_id = $1', [codes.customerId])
    await db.query(
      `insert into recovery_codes (customer_id, code_hash)
       select $1, hash from unnest($2::bytea[]) as code(hash)`,
      [codes.customerId, codes.hashes],
    )
  },

  async takeRecoveryCode(
    db: Queryable,
    use: { customerId: number; hash: Buffer; now: Date },
  ): Promise<boolean> {
    const { rowCount } = await db.query(
      `update recovery_codes set used_at = $3
       where customer_id = $1 and code_hash = $2 and used_at is null`,
      [use.customerId, use.hash, use.now],
    )
    return rowCount === 1
  },

  async countRecoveryCodes(db: Queryable, customerId: number): Promise<number> {
    const { rows } = await db.query<{ total: number }>(
      `select count(*)::int as total from recovery_codes
       where customer_id = $1 and used_at is null`,
      [customerId],
    )
    return rows[0]?.total ?? 0
  },
}
