import type { SecurityEventList } from '#contract/endpoints/security/security-log.ts'
import type { SecurityEvent } from '#domain/account/security/security-event.ts'
import type { Services } from '#server/platform/services.ts'
import { securityEventStore } from './security-event-store.ts'

const pageLength = 50

/** For operators: the latest first, older ones by the id of the last that was shown. */
export async function listSecurityEvents(
  services: Services,
  search: {
    readonly event?: SecurityEvent | undefined
    readonly search?: string | undefined
    readonly before?: number | undefined
  },
): Promise<SecurityEventList> {
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
