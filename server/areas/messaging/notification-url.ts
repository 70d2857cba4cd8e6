import { destinationOf } from '#domain/messaging/notification-table.ts'
import type { Locale } from '#locales/locales.ts'
import { pathToLoose } from '#locales/paths.ts'
import { linkToken } from '../account/api.ts'
import { knownNotification } from './known-notification.ts'
import type { SendMail } from './mail-job.ts'
import type { PushServices } from './messaging-services.ts'
import { orderIdOf } from './order-id-of.ts'

/** To where a notification leads; a job may name a screen of its own. */
export function urlOfNotification(
  services: PushServices,
  job: Pick<SendMail, 'notification' | 'entityId' | 'auctionId' | 'linkId' | 'screen' | 'values'>,
  locale: Locale,
): string {
  const { entityId = null, auctionId = null } = job
  const code = knownNotification(job.notification)
  const { screen, id, fragment } = destinationOf(code, {
    ...{ entityId, auctionId, orderId: orderIdOf(job.values ?? {}) },
  })
  const query = {
    ...job.screen?.query,
    ...(job.linkId && { token: linkToken(services, job.linkId) }),
  }
  const path =
    job.screen === undefined
      ? pathToLoose(screen, locale, id === null ? {} : { id }, query)
      : pathToLoose(job.screen.name, locale, job.screen.params ?? {}, query)
  const place = job.screen === undefined && fragment !== null ? `#${fragment}` : ''
  return services.hosts.origin(locale) + path + place
}
