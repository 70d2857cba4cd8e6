import type { SecurityEvent } from '#domain/account/security/security-event.ts'
import type { NotificationCode } from '#domain/messaging/notification-table.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import type { AccountServices } from '../account-services.ts'
import type { AccountRow } from '../account-store.ts'
import { queueNotification } from '../queue-notification.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'

type FactorEvent = Extract<
  SecurityEvent & NotificationCode,
  `second_factor_${string}` | `passkey_${string}` | `outside_login_${string}`
>

/** Each change of what lets somebody in is logged and mailed to the account's owner (rules 11). */
export async function announceFactor(
  services: AccountServices,
  client: DatabaseClient,
  change: {
    readonly account: AccountRow
    readonly event: FactorEvent
    readonly context: CallContext
  },
): Promise<void> {
  const { account, event, context } = change
  const { customerId, languageSetting } = account.customer
  await recordSecurityEvent(services, client, { event, customerId, place: context })
  await queueNotification(client, {
    notification: event,
    // The name of a passkey is left out: what somebody types is mailed to nobody.
    values: {},
    to: { customerId },
    locale: languageSetting,
    screen: event.startsWith('outside_login') ? 'accountSettings' : 'secondFactor',
    cause: `${event}:${customerId}:${services.now().getTime()}`,
  })
}
