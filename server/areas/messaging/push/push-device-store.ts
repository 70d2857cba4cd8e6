import type { PushTarget } from '#server/integrations/push/port.ts'
import { bigints } from '#server/platform/database/array-parameters.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'

/** Browsers that may be told, and what became of the pushes to them. */

export type PushDevice = PushTarget & {
  readonly pushDeviceId: number
  readonly loginId: string
  readonly device: string
  readonly locale: string
  readonly createdAt: Date
}

export type PushOutcome = 'sent' | 'gone' | 'refused'

const columns = `push_device_id as "pushDeviceId", login_id as "loginId", endpoint, p256dh, auth,
  device, locale, created_at as "createdAt"`

export const pushDeviceStore = {
  /** Which of these customers have a browser. */
  async listOwners(db: Queryable, customerIds: readonly number[]): Promise<ReadonlySet<number>> {
    const { rows } = await db.query<{ customer_id: number }>({
      name: 'push-device-owners',
      text: `select distinct customer_id from push_devices where customer_id = any($1::bigint[])`,
      values: [bigints(customerIds)],
    })
    return new Set(rows.map(({ customer_id }) => customer_id))
  },

  async list(db: Queryable, customerId: number): Promise<PushDevice[]> {
    const { rows } = await db.query<PushDevice>(
      `select ${columns} from push_devices where customer_id = $1 order by push_device_id`,
      [customerId],
    )
    return rows
  },

  async findByEndpoint(
    db: Queryable,
    endpoint: string,
  ): Promise<{ readonly customerId: number; readonly device: string } | undefined> {
    const { rows } = await db.query<{ customerId: number; device: string }>(
      'select customer_id as "customerId", device from push_devices where endpoint = $1',
      [endpoint],
    )
    return rows[0]
  },

  /** The same browser again is the same device, with whoever allowed it last. */
  async add(
    db: Queryable,
    added: PushTarget & {
      customerId: number
      loginId: string
      device: string
      locale: string
      now: Date
    },
  ): Promise<void> {
    await db.query(
      `insert into push_devices (customer_id, login_id, endpoint, p256dh, auth, device, locale, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (endpoint) do update set customer_id = excluded.customer_id,
         login_id = excluded.login_id, p256dh = excluded.p256dh, auth = excluded.auth,
         device = excluded.device, locale = excluded.locale`,
      [
        ...[added.customerId, added.loginId, added.endpoint, added.p256dh, added.auth],
        ...[added.device, added.locale, added.now],
      ],
    )
  },

  /** A browser that subscribed anew has another address. */
  async removeOfLogin(
    db: Queryable,
    removed: { customerId: number; loginId: string },
  ): Promise<void> {
    await db.query('delete from push_devices where customer_id = $1 and login_id = $2', [
      removed.customerId,
      removed.loginId,
    ])
  },

  /**
   * Keeps this browser, which may be an old one that came back, and the newest others of one person. Those of a company's other
   * people are theirs.
   */
  async removeOldest(
    db: Queryable,
    limit: { customerId: number; personId: number; endpoint: string; kept: number },
  ): Promise<void> {
    await db.query(
      `delete from push_devices where push_device_id in (
         select push_device_id from push_devices as device where customer_id = $1 and not exists (
           select from sessions where sessions.login_id = device.login_id and sessions.customer_id <> $4)
         order by endpoint = $3 desc, push_device_id desc offset $2)`,
      [limit.customerId, limit.kept, limit.endpoint, limit.personId],
    )
  },

  /** Answers whether there was one. */
  async remove(
    db: Queryable,
    removed: { customerId: number; pushDeviceId: number },
  ): Promise<boolean> {
    const { rowCount } = await db.query(
      'delete from push_devices where customer_id = $1 and push_device_id = $2',
      [removed.customerId, removed.pushDeviceId],
    )
    return (rowCount ?? 0) > 0
  },

  async listSettled(db: Queryable, cause: string): Promise<ReadonlyMap<number, PushOutcome>> {
    const { rows } = await db.query<{ push_device_id: number; outcome: PushOutcome }>(
      'select push_device_id, outcome from pushes_sent where cause = $1',
      [cause],
    )
    return new Map(rows.map(({ push_device_id, outcome }) => [push_device_id, outcome]))
  },

  async saveSettled(
    db: Queryable,
    settled: {
      cause: string
      customerId: number
      notification: string
      device: PushDevice
      outcome: PushOutcome
      now: Date
    },
  ): Promise<void> {
    const { pushDeviceId, device } = settled.device
    await db.query(
      `insert into pushes_sent (cause, push_device_id, customer_id, notification, device, settled_at, outcome)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [
        ...[settled.cause, pushDeviceId, settled.customerId, settled.notification, device],
        ...[settled.now, settled.outcome],
      ],
    )
  },
}
