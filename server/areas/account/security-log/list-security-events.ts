import type { SecurityEventList } from '#contract/endpoints/security/security-log.ts'
import type { SecurityEvent } from '#domain/account/security/security-event.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import type { Services } from '#server/platform/services.ts'
import { recordOperatorAction } from '../record-operator-action.ts'
import { securityEventStore } from './security-event-store.ts'

const pageLength = 50

/** For operators, whose look is logged (rules 11): the latest first, older ones by the id of the last that was shown. */
export async function listSecurityEvents(
  services: Services,
  search: {
    readonly event?: SecurityEvent | undefined
    readonly search?: string | undefined
    readonly before?: number | undefined
  },
  context: CallContext,
): Promise<SecurityEventList> {
  const subject = { kind: 'security_log' } as const
  await recordOperatorAction(services.pool, context, { action: 'look_at_security_log', subject })
  const rows = await securityEventStore.list(services.pool, {
    event: search.event ?? null,
    text: search.search ? search.search.toLowerCase() : null,
    before: search.before ?? null,
    limit: pageLength + 1,
  })
  return {
    events: rows.slice(0, pageLength).map((row) => ({
      ...row,
      happenedAt: row.happenedAt.toISOString(),
    })),
    hasMore: rows.length > pageLength,
  }
}
