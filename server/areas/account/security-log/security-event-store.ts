import type { SecurityEvent } from '#domain/account/security/security-event.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'

export type NewSecurityEvent = {
  readonly event: SecurityEvent
  readonly customerId: number | null
  readonly operatorId: number | null
  readonly address: string | null
  readonly device: string
  readonly facts: Readonly<Record<string, unknown>>
  readonly now: Date
}

export type SecurityEventRow = {
  readonly eventId: number
  readonly event: SecurityEvent
  readonly email: string | null
  readonly operatorEmail: string | null
  readonly address: string | null
  readonly device: string
  readonly action: string | null
  readonly happenedAt: Date
}

/** Rows are only added, and deleted by their age (rules 11). */
export const securityEventStore = {
  async add(db: Queryable, entry: NewSecurityEvent): Promise<void> {
    await db.query(
      `insert into security_events
         (event, customer_id, operator_id, address, device, facts, happened_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        entry.event,
        entry.customerId,
        entry.operatorId,
        entry.address,
        entry.device,
        JSON.stringify(entry.facts),
        entry.now,
      ],
    )
  },

  /** The latest first; a search finds the whole of an address, of a person or of the network. */
  async list(
    db: Queryable,
    search: {
      readonly event: SecurityEvent | null
      readonly text: string | null
      readonly before: number | null
      readonly limit: number
    },
  ): Promise<SecurityEventRow[]> {
    const { rows } = await db.query<SecurityEventRow>(
      `select e.event_id as "eventId", e.event, c.email, o.email as "operatorEmail", e.address,
         e.device, e.facts->>'action' as action, e.happened_at as "happenedAt"
       from security_events e
       left join customers c on c.customer_id = e.customer_id
       left join customers o on o.customer_id = e.operator_id
       where ($1::text is null or e.event = $1)
         and ($2::text is null or e.address = $2 or c.email = $2 or o.email = $2)
         and ($3::bigint is null or e.event_id < $3)
       order by e.event_id desc limit $4`,
      [search.event, search.text, search.before, search.limit],
    )
    return rows
  },
}
