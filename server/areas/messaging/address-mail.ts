import type { NotificationValues } from '#content/notifications/notification-facts.ts'
import { isErasedAddress } from '#domain/account/security/erasure.ts'
import { type NotificationCode, notificationRow } from '#domain/messaging/notification-table.ts'
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts'
import { pathToLoose } from '#locales/paths.ts'
import { findSeller, loginCodeOf } from '../account/api.ts'
import { type Automation, automationKey } from './automation-key.ts'
import { knownNotification } from './known-notification.ts'
import type { SendMail } from './mail-job.ts'
import type { MessagingServices } from './messaging-services.ts'
import { urlOfNotification } from './notification-url.ts'

/** To whom a notification goes, in which language, and what it says beside the event's own values. */
export type MailRecipient = {
  readonly email: string
  readonly name: string
  readonly locale: Locale
  readonly values: NotificationValues
  /** Where a mail program stops this kind of reminder by itself (RFC 8058). */
  readonly stopUrl?: string
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
  const automation = stoppedByFoot(knownNotification(job.notification))
  return {
    email,
    name,
    locale,
    values: {
      ...job.values,
      ...(vehicle !== null && { vehicle }),
      ...(job.linkId && { code: loginCodeOf(services, job.linkId) }),
      name,
      url: urlOfNotification(services, job, locale),
      company: `${company.name}, ${company.street}, ${company.zipCode} ${company.city}`,
      ...(automation !== undefined && { stopUrl: stopUrlOf(services, email, locale) }),
    },
    ...(automation !== undefined && {
      stopUrl: `${services.hosts.origin(locale)}/mail/stop/${automation}?${queryOf(services, email)}`,
    }),
  }
}

/** What the foot of a mail ends. The mail that confirms a newsletter always goes, and keeps the way out of it. */
function stoppedByFoot(notification: NotificationCode): Automation | undefined {
  if (notification === 'newsletter_confirm') return 'NEWSLETTER'
  return notificationRow(notification).automation
}

async function findReader(
  services: MessagingServices,
  job: SendMail,
): Promise<{ email: string; name: string; locale: Locale } | null> {
  if (job.customerId === undefined) {
    return job.email ? { email: job.email, name: '', locale: localeOf(job.locale) } : null
  }
  const customer = await findSeller(services.pool, job.customerId)
  if (!customer || isErasedAddress(customer.email)) return null
  const { name = '', surname = '' } = customer.profile
  return {
    email: customer.email,
    // Before that anybody may have written anything under this address.
    name: customer.isEmailVerified ? [name, surname].filter(Boolean).join(' ') : '',
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

function stopUrlOf(services: MessagingServices, email: string, locale: Locale): string {
  const query = { e: email, h: automationKey(services, email) }
  return services.hosts.origin(locale) + pathToLoose('accountEmailSettings', locale, {}, query)
}

function queryOf(services: MessagingServices, email: string): string {
  return new URLSearchParams({ e: email, h: automationKey(services, email) }).toString()
}

function localeOf(locale: string | undefined): Locale {
  return isLocale(locale) ? locale : defaultLocale
}
