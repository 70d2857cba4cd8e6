import type { RouteName } from '#locales/paths.ts'
import { addJob } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import type { Queryable } from './account-services.ts'
import { type LinkKind, linkLifetimes } from './account-settings.ts'
import { createLink } from './links.ts'

/**
 * Letters of the account area, queued inside the transaction that causes them. A link travels as its
 * id: the address with its token is made when the mail is written.
 */

export type LetterReader = {
  readonly to: { readonly customerId: number } | { readonly email: string }
  readonly locale: string
}

export async function queueLetter(
  db: Queryable,
  letter: LetterReader & {
    readonly letter: string
    /** Unique for what happened: however often the job runs, the letter goes out once. */
    readonly cause: string
    readonly screen: RouteName
    readonly values?: Readonly<Record<string, string | number | boolean>>
    readonly linkId?: string
  },
): Promise<void> {
  const { letter: name, to, locale, cause, screen, values = {}, linkId } = letter
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

/** Makes a single-use link and queues the letter that carries it. */
export async function queueLinkLetter(
  services: Services,
  db: Queryable,
  letter: LetterReader & {
    readonly letter: string
    readonly kind: LinkKind
    readonly screen: RouteName
    readonly facts?: Readonly<Record<string, unknown>>
  },
): Promise<string> {
  const { to, locale, kind, facts = {}, screen, letter: name } = letter
  const customerId = 'customerId' in to ? to.customerId : null
  const linkId = await createLink(services, db, { kind, customerId, facts })
  const values = { minutes: Math.round(linkLifetimes[kind] / 60_000) }
  await queueLetter(db, {
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
