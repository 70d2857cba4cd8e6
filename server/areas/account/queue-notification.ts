import type { LetterName } from '#content/letters/letter-catalogue.ts'
import type { ValuesOfLetter } from '#content/letters/letter-values.ts'
import type { RouteName } from '#locales/paths.ts'
import { addJob } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import type { Queryable } from './account-services.ts'
import { type LinkKind, linkLifetimes } from './account-settings.ts'
import { createLink } from './identity/links.ts'

/**
 * Letters of the account area, queued inside the transaction that causes them. A link travels as its
 * id: the address with its token is made when the mail is written.
 */

export type NotificationReader = {
  readonly to: { readonly customerId: number } | { readonly email: string }
  readonly locale: string
}

export async function queueNotification<Name extends LetterName>(
  db: Queryable,
  letter: NotificationReader & {
    readonly letter: Name
    /** Unique for what happened: however often the job runs, the letter goes out once. */
    readonly cause: string
    readonly screen: RouteName
    readonly values: ValuesOfLetter<Name>
    readonly linkId?: string
  },
): Promise<void> {
  const { letter: name, to, locale, cause, screen, values, linkId } = letter
  await addJob(
    db,
    'send-letter',
    {
      letter: name,
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

/** Letters with a link; those that say how long it lasts count its minutes. */
type LinkNotification =
  | 'verify_email'
  | 'login_link'
  | 'unlock_account'
  | 'reset_password'
  | 'newsletter_confirm'

/** Makes a single-use link and queues the letter that carries it. */
export async function queueLinkNotification(
  services: Services,
  db: Queryable,
  letter: NotificationReader & {
    readonly letter: LinkNotification
    readonly kind: LinkKind
    readonly screen: RouteName
    readonly facts?: Readonly<Record<string, unknown>>
  },
): Promise<string> {
  const { to, locale, kind, facts = {}, screen, letter: name } = letter
  const customerId = 'customerId' in to ? to.customerId : null
  const linkId = await createLink(services, db, { kind, customerId, facts })
  const values = { minutes: Math.round(linkLifetimes[kind] / 60_000) }
  await queueNotification(db, {
    letter: name,
    to,
    locale,
    screen,
    values,
    linkId,
    cause: `${name}:${linkId}`,
  })
  return linkId
}
