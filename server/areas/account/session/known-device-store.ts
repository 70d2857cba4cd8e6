import type { Queryable } from '../../../platform/database/queryable.ts'

/** Which browsers an account was entered from, by the hash of their cookie (rules 11). */

type KnownDevice = { readonly customerId: number; readonly hash: Buffer }

export const knownDeviceStore = {
  async has(db: Queryable, device: KnownDevice): Promise<boolean> {
    const { rowCount } = await db.query(
      'select 1 from known_devices where customer_id = $1 and device_hash = $2',
      [device.customerId, device.hash],
    )
    return rowCount === 1
  },

  async save(db: Queryable, login: KnownDevice & { readonly now: Date }): Promise<void> {
    await db.query(
      `insert into known_devices (customer_id, device_hash, last_login_at) values ($1, $2, $3)
       on conflict (customer_id, device_hash) do update set last_login_at = excluded.last_login_at`,
      [login.customerId, login.hash, login.now],
    )
  },

  /** After a new password every browser has to prove itself again. */
  async removeAll(db: Queryable, customerId: number): Promise<void> {
    await db.query('delete from known_devices where customer_id = $1', [customerId])
  },
}
