import type { ValuesOfNotification } from '#content/notifications/notification-values.ts'
import type { NotificationCode } from '#domain/messaging/notification-table.ts'
import type { RouteName } from '#locales/paths.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { addJob } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { type LinkKind, linkLifetimes } from './account-settings.ts'
import type { AccountRow } from './account-store.ts'
import { createLink } from './links.ts'

/**
 * Notifications of the account area, queued inside the transaction that causes them. A link travels as its
 * id: the address with its token is made when the mail is written.
 */

export type NotificationReader = {
  readonly to: { readonly customerId: number } | { readonly email: string } | typeof nobody
  readonly locale: string
}

/**
 * Reads the mail of an address that has no account, or none that may be written to: the same link and the same job
 * are made, and the mail is dropped where it would be written. Who asks sees and measures no difference.
 */
export const nobody = { nobody: true } as const

export function readerOf(account: AccountRow | undefined): NotificationReader {
  if (!account || account.isDeactivated) return { to: nobody, locale: '' }
  const { customerId, languageSetting } = account.customer
  return { to: { customerId }, locale: languageSetting }
}

export async function queueNotification<Name extends NotificationCode>(
  db: Queryable,
  notification: NotificationReader & {
    readonly notification: Name
    /** Unique for what happened: however often the job runs, the notification goes out once. */
    readonly cause: string
    readonly screen: RouteName
    readonly values: ValuesOfNotification<Name>
    readonly linkId?: string
  },
): Promise<void> {
  const { notification: name, to, locale, cause, screen, values, linkId } = notification
  await addJob(
    db,
    'send-mail',
    {
      notification: name,
      ...to,
      locale,
      values,
      cause,
      screen: { name: screen },
      ...(linkId && { linkId }),
    },
    { key: cause, isUrgent: true },
  )
}

/** Notifications with a link; those that say how long it lasts count its minutes. */
type LinkNotification =
  | 'verify_email'
  | 'login_link'
  | 'unlock_account'
  | 'reset_password'
  | 'newsletter_confirm'

/** Makes a single-use link and queues the notification that carries it. */
export async function queueLinkNotification(
  services: Services,
  db: Queryable,
  notification: NotificationReader & {
    readonly notification: LinkNotification
    readonly kind: LinkKind
    readonly screen: RouteName
    readonly facts?: Readonly<Record<string, unknown>>
  },
): Promise<string> {
  const { to, locale, kind, facts = {}, screen, notification: name } = notification
  const customerId = 'customerId' in to ? to.customerId : null
  const linkId = await createLink(services, db, { kind, customerId, facts })
  const values = { minutes: Math.round(linkLifetimes[kind] / 60_000) }
  await queueNotification(db, {
    notification: name,
    to,
    locale,
    screen,
    values,
    linkId,
    cause: `${name}:${linkId}`,
  })
  return linkId
}
