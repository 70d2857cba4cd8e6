import { z } from 'zod'
import { securityEvents } from '#domain/account/security/security-event.ts'
import { Id, Instant } from '../../account-fields.ts'
import { endpoint } from '../../endpoint.ts'

/** Logins, failures, locks and changes of rights, for operators (rules 11). */

const SecurityEventEntry = z.object({
  eventId: z.int(),
  event: z.enum(securityEvents),
  /** Null where no account has the address that was typed. */
  email: z.string().nullable(),
  /** The operator who changed somebody's rights. */
  operatorEmail: z.string().nullable(),
  address: z.string().nullable(),
  device: z.string(),
  /** What the operator did, such as `block_merchant`. */
  action: z.string().nullable(),
  happenedAt: Instant,
})
export type SecurityEventEntry = z.infer<typeof SecurityEventEntry>

const SecurityEventList = z.object({
  events: z.array(SecurityEventEntry),
  hasMore: z.boolean(),
})
export type SecurityEventList = z.infer<typeof SecurityEventList>

export const securityLogEndpoints = {
  listSecurityEvents: endpoint({
    method: 'GET',
    path: '/api/operator/security-events',
    access: 'operator',
    summary: 'The security log, the latest first',
    query: z.object({
      event: z.enum(securityEvents).optional(),
      /** The whole of a mail address or network address. */
      search: z.string().trim().max(254).optional(),
      /** The id of the last entry that was shown. */
      before: Id.optional(),
    }),
    output: SecurityEventList,
  }),
} as const
