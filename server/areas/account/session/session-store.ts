import type { OperatorRole } from '#domain/account/operators/operator-role.ts'
import { onlyRow, type Queryable } from '../../../platform/database/queryable.ts'

/** Sessions: one per host and login. The sessions of one login share its loginId. */

export type SessionRow = {
  readonly sessionId: string
  readonly loginId: string
  readonly customerId: number
  readonly role: 'customer' | 'admin'
  readonly operatorRoles: readonly OperatorRole[]
  readonly hasSecondFactor: boolean
  readonly generation: number
  readonly rotatedAt: Date
  readonly lastUsedAt: Date
  readonly expiresAt: Date
  /** When its holder last showed who they are. */
  readonly provedAt: Date | null
  readonly endedAt: Date | null
  readonly isDeactivated: boolean
  readonly device: string
}

export const endReasons = [
  'logout',
  'password_changed',
  'email_changed',
  'rights_changed',
  'reuse',
  'ended_in_list',
  'expired',
] as const
export type EndReason = (typeof endReasons)[number]

const columns = `s.session_id as "sessionId", s.login_id as "loginId",
  s.customer_id as "customerId", c.role,
  case when c.role = 'admin' then coalesce(c.operator_roles, '{admin}') else '{}' end
    as "operatorRoles",
  (exists (select 1 from second_factors f
    where f.customer_id = s.customer_id and f.confirmed_at is not null)
   or exists (select 1 from passkeys p where p.customer_id = s.customer_id)) as "hasSecondFactor",
  s.generation, s.rotated_at as "rotatedAt",
  s.last_used_at as "lastUsedAt", s.expires_at as "expiresAt",
  s.proved_at as "provedAt", s.ended_at as "endedAt",
  c.deactivated_at is not null as "isDeactivated", s.device`

export const sessionStore = {
  async add(
    db: Queryable,
    session: {
      sessionId: string
      loginId: string
      customerId: number
      device: string
      now: Date
      expiresAt: Date
      provedAt: Date | null
      outsideLoginId: number | null
    },
  ): Promise<void> {
    await db.query(
      `insert into sessions
         (session_id, login_id, customer_id, device, rotated_at, created_at, last_used_at, expires_at,
          proved_at, outside_login_id)
       values ($1, $2, $3, $4, $5, $5, $5, $6, $7, $8)`,
      [
        session.sessionId,
        session.loginId,
        session.customerId,
        session.device,
        session.now,
        session.expiresAt,
        session.provedAt,
        session.outsideLoginId,
      ],
    )
  },

  async find(db: Queryable, sessionId: string): Promise<SessionRow | undefined> {
    const { rows } = await db.query<SessionRow>(
      `select ${columns} from sessions s join customers c using (customer_id)
       where s.session_id = $1`,
      [sessionId],
    )
    return rows[0]
  },

  /** Holds the row until the transaction ends: two tabs cannot rotate the same token. */
  async findLocked(db: Queryable, sessionId: string): Promise<SessionRow | undefined> {
    const { rows } = await db.query<SessionRow>(
      `select ${columns} from sessions s join customers c using (customer_id)
       where s.session_id = $1 for update of s`,
      [sessionId],
    )
    return rows[0]
  },

  async saveRotation(
    db: Queryable,
    rotation: { sessionId: string; generation: number; now: Date },
  ): Promise<void> {
    await db.query(
      `update sessions set generation = $2, rotated_at = $3, last_used_at = $3
       where session_id = $1`,
      [rotation.sessionId, rotation.generation, rotation.now],
    )
  },

  async saveProof(db: Queryable, proof: { sessionId: string; now: Date }): Promise<void> {
    await db.query('update sessions set proved_at = $2 where session_id = $1', [
      proof.sessionId,
      proof.now,
    ])
  },

  async endLogin(
    db: Queryable,
    end: { customerId: number; loginId: string; reason: EndReason; now: Date },
  ): Promise<number> {
    const { rowCount } = await db.query(
      `update sessions set ended_at = $3, end_reason = $4
       where customer_id = $1 and login_id = $2 and ended_at is null`,
      [end.customerId, end.loginId, end.now, end.reason],
    )
    return rowCount ?? 0
  },

  async endAll(
    db: Queryable,
    end: { customerId: number; reason: EndReason; now: Date },
  ): Promise<void> {
    await db.query(
      `update sessions set ended_at = $2, end_reason = $3
       where customer_id = $1 and ended_at is null`,
      [end.customerId, end.now, end.reason],
    )
  },

  /** All but this login. */
  async endOthers(
    db: Queryable,
    end: { customerId: number; loginId: string; reason: EndReason; now: Date },
  ): Promise<void> {
    await db.query(
      `update sessions set ended_at = $3, end_reason = $4
       where customer_id = $1 and login_id <> $2 and ended_at is null`,
      [end.customerId, end.loginId, end.now, end.reason],
    )
  },

  /** All that were entered by this account at an identity provider, but for the one that asks. */
  async endByOutsideLogin(
    db: Queryable,
    end: { outsideLoginId: number; exceptLoginId: string | null; reason: EndReason; now: Date },
  ): Promise<void> {
    await db.query(
      `update sessions set ended_at = $3, end_reason = $4
       where login_id in (select login_id from sessions where outside_login_id = $1)
         and login_id is distinct from $2::uuid and ended_at is null`,
      [end.outsideLoginId, end.exceptLoginId, end.now, end.reason],
    )
  },

  /** Those of the given sessions that were not ended; one that is unknown is not among them. */
  async listLiving(db: Queryable, sessionIds: readonly string[]): Promise<string[]> {
    const { rows } = await db.query<{ sessionId: string }>(
      `select s.session_id as "sessionId" from sessions s join customers c using (customer_id)
       where s.session_id = any($1) and s.ended_at is null and c.deactivated_at is null`,
      [sessionIds],
    )
    return rows.map(({ sessionId }) => sessionId)
  },

  async listEndedSince(
    db: Queryable,
    since: Date,
  ): Promise<{ readonly sessionId: string; readonly endedAt: Date }[]> {
    const { rows } = await db.query<{ sessionId: string; endedAt: Date }>(
      `select session_id as "sessionId", ended_at as "endedAt" from sessions where ended_at > $1`,
      [since],
    )
    return rows
  },

  /** Of the market as it is now; another one after a demo's reset. */
  async findEra(db: Queryable): Promise<string> {
    return onlyRow(await db.query<{ era: string }>('select login_era as era from market_clock')).era
  },

  /** Logins that still live, the latest used first; sessions of several hosts are one device. */
  async listLogins(
    db: Queryable,
    bounds: { customerId: number; now: Date; idleSince: Date; limit: number },
  ): Promise<{ loginId: string; device: string; startedAt: Date; lastUsedAt: Date }[]> {
    const { rows } = await db.query<{
      loginId: string
      device: string
      startedAt: Date
      lastUsedAt: Date
    }>(
      `select login_id as "loginId", min(device) as device, min(created_at) as "startedAt",
              max(last_used_at) as "lastUsedAt"
       from sessions
       where customer_id = $1 and ended_at is null and expires_at > $2 and last_used_at > $3
       group by login_id order by max(last_used_at) desc limit $4`,
      [bounds.customerId, bounds.now, bounds.idleSince, bounds.limit],
    )
    return rows
  },
}
