import type { NotificationValues } from '#content/notifications/notification-facts.ts'
import { destinationOf, notificationRow } from '#domain/messaging/notification-table.ts'
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts'
import { pathToLoose } from '#locales/paths.ts'
import { findSeller, linkToken } from '../account/api.ts'
import { automationKey } from './automation-key.ts'
import { knownNotification } from './known-notification.ts'
import type { SendMail } from './mail-job.ts'
import type { MessagingServices } from './messaging-services.ts'

/** To whom a notification goes, in which language, and what it says beside the event's own values. */
export type MailRecipient = {
  readonly email: string
  readonly name: string
  readonly locale: Locale
  readonly values: NotificationValues
}

/** Null when the reader is gone. */
export async function addressMail(
  services: MessagingServices,
  job: SendMail,
): Promise<MailRecipient | null> {
  const reader = await findReader(services, job)
  if (!reader) return null
  const { email, name, locale } = reader
  const { company } = services.config
  const vehicle = await vehicleOf(services, job, locale)
  return {
    email,
    name,
    locale,
    values: {
      ...job.values,
      ...(vehicle !== null && { vehicle }),
      name,
      url: urlOf(services, job, locale),
      company: `${company.name}, ${company.street}, ${company.zipCode} ${company.city}`,
      ...(notificationRow(knownNotification(job.notification)).automation !== undefined && {
        stopUrl: stopUrlOf(services, email, locale),
      }),
    },
  }
}

async function findReader(
  services: MessagingServices,
  job: SendMail,
): Promise<{ email: string; name: string; locale: Locale } | null> {
  if (job.customerId === undefined) {
    return job.email ? { email: job.email, name: '', locale: localeOf(job.locale) } : null
  }
  const customer = await findSeller(services.pool, job.customerId)
  if (!customer) return null
  const { name = '', surname = '' } = customer.profile
  return {
    email: customer.email,
    name: [name, surname].filter(Boolean).join(' '),
    locale: localeOf(customer.languageSetting),
  }
}

/** Titles are written in the reader's language, so the listing area is asked and not the event. */
async function vehicleOf(
  services: MessagingServices,
  job: SendMail,
  locale: Locale,
): Promise<string | null> {
  const given = typeof job.values?.vehicle === 'string' ? job.values.vehicle : null
  if (job.entityId === undefined) return given
  const wanted = { entityIds: [job.entityId], locale }
  const titles = await services.describeVehicles(services.pool, wanted)
  return titles.get(job.entityId) ?? given
}

/** To where the notification leads; a link of the account area names a screen of its own. */
function urlOf(services: MessagingServices, job: SendMail, locale: Locale): string {
  const { entityId = null, auctionId = null } = job
  const code = knownNotification(job.notification)
  const { screen, id, fragment } = destinationOf(code, { entityId, auctionId })
  const query = job.linkId ? { token: linkToken(services, job.linkId) } : {}
  const path =
    job.screen === undefined
      ? pathToLoose(screen, locale, id === null ? {} : { id }, query)
      : pathToLoose(job.screen.name, locale, {}, query)
  const place = job.screen === undefined && fragment !== null ? `#${fragment}` : ''
  return services.hosts.origin(locale) + path + place
}

function stopUrlOf(services: MessagingServices, email: string, locale: Locale): string {
  const query = { e: email, h: automationKey(services, email) }
  return services.hosts.origin(locale) + pathToLoose('accountEmailSettings', locale, {}, query)
}

function localeOf(locale: string | undefined): Locale {
  return isLocale(locale) ? locale : defaultLocale
}
