import type { OutgoingMail } from '#server/integrations/mail/port.ts'
import type { PushSender } from '#server/integrations/push/port.ts'
import type { WhatsAppService } from '#server/integrations/whatsapp/port.ts'
import type { AccountServices } from '../../account/api.ts'
import type { AnnouncedMessage, MessagingServices, ReadingServices } from '../messaging-services.ts'

/** The messaging area beside accounts, with vehicles by their number and mails that the test hears of. */
export function messagingServicesOf(
  services: AccountServices,
  hear: {
    readonly send: (mail: OutgoingMail) => void
    readonly announce?: (message: AnnouncedMessage) => void
    readonly push?: PushSender
    readonly whatsApp?: WhatsAppService
  },
): MessagingServices & ReadingServices {
  return {
    ...services,
    describeVehicles: async (_db, { entityIds, locale }) =>
      new Map(entityIds.map((entityId) => [entityId, `Hymer ${entityId} (${locale})`])),
    listPushedSearches: async (_db, searchIds) => searchIds.map((searchId) => ({ searchId })),
    announceMessage: async (message) => hear.announce?.(message),
    push: hear.push ?? null,
    whatsApp: hear.whatsApp ?? null,
    newDemoDevice: null,
    listMainPictures: async () => new Map(),
    announceRead: () => undefined,
    showVehicle: async () => null,
    mail: { send: async (mail) => hear.send(mail), close: () => {} },
  }
}
