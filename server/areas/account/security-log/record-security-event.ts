import type { SecurityEvent } from '#domain/account/security/security-event.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import type { Services } from '#server/platform/services.ts'
import { deviceName } from '../device-name.ts'
import { securityEventStore } from './security-event-store.ts'

/** From where; null where a session is judged without a call at hand. */
export type EventPlace = Pick<CallContext, 'address' | 'userAgent'> | null

/** Notes what happened, in the transaction of what it tells about where there is one. */
export function recordSecurityEvent(
  services: Pick<Services, 'now'>,
  db: Queryable,
  entry: {
    readonly event: SecurityEvent
    readonly customerId: number | null
    readonly place: EventPlace
    readonly operatorId?: number
    readonly facts?: Readonly<Record<string, unknown>>
  },
): Promise<void> {
  const { event, customerId, place, operatorId = null, facts = {} } = entry
  return securityEventStore.add(db, {
    event,
    customerId,
    operatorId,
    address: place?.address ?? null,
    device: place === null ? '' : deviceName(place.userAgent),
    facts,
    now: services.now(),
  })
}

/** An operator decided what somebody may do. */
export function recordChangeOfRights(
  services: Pick<Services, 'now'>,
  db: Queryable,
  change: { readonly customerId: number; readonly action: string },
  context: CallContext,
): Promise<void> {
  const { customerId, action } = change
  return recordSecurityEvent(services, db, {
    event: 'rights_changed',
    customerId,
    place: context,
    operatorId: customerIdOf(context),
    facts: { action },
  })
}
