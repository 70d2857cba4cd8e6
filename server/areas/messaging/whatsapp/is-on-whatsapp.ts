import { whatsAppTemplateOf } from '#domain/messaging/notification-table.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { knownNotification } from '../known-notification.ts'
import type { PushServices } from '../messaging-services.ts'
import { optInStore } from './opt-in-store.ts'

/** Whether there is a template that tells it, and a number to tell. */
export async function isOnWhatsApp(
  { whatsApp }: Pick<PushServices, 'whatsApp'>,
  about: { readonly db: Queryable; readonly customerId: number; readonly notification: string },
): Promise<boolean> {
  const { db, customerId, notification } = about
  if (whatsApp === null || whatsAppTemplateOf(knownNotification(notification)) === null)
    return false
  return (await optInStore.findOpen(db, customerId)) !== undefined
}
