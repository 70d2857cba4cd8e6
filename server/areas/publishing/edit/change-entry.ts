import { pictureKeysIn } from '#domain/publishing/content-pictures.ts'
import {
  type EntryKind,
  type EntryText,
  isEditable,
  textToKeep,
} from '#domain/publishing/entry-kinds.ts'
import type { PlainRule } from '#domain/refusal/field-fault.ts'
import { isLocale } from '#locales/locales.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall, refuseFields } from '#server/platform/http/refused-call.ts'
import { addJob } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { recordOperatorAction } from '../../account/api.ts'
import { faultsOf } from '../entry-faults.ts'
import { isTakenUrl } from '../landing/follow-landing-page.ts'
import { findPicturesIn, holdPictures } from '../pictures/content-picture-store.ts'
import { listPublished } from '../published-texts.ts'
import {
  addVersion,
  type EntryPlace,
  findVersion,
  latestVersion,
  lockEntry,
  publishDue,
  schedule,
  unscheduleAll,
} from '../publishing-store.ts'
import { firstText } from './show-entry.ts'

type Place = { readonly kind: EntryKind; readonly key: string }

/** A version more. Nothing of it is judged: what somebody has typed is kept, whole or not. */
export async function saveVersion(
  services: Services,
  context: CallContext,
  saved: EntryPlace & { readonly text: EntryText; readonly basedOn: number },
): Promise<{ version: number }> {
  checkPlace(services, saved)
  const text = textToKeep(saved.kind, saved.text)
  return transaction(services.pool, async (client) => {
    const entryId = await lockEntry(client, saved)
    const latest = await latestVersion(client, entryId)
    if (latest !== saved.basedOn) throw refuseCall('CONTENT_CHANGED_ELSEWHERE')
    const version = latest + 1
    const savedAt = services.now()
    const savedBy = customerIdOf(context)
    await addVersion(client, { entryId, version, text, savedBy, savedAt, withdrawnAt: null })
    await record(client, context, { action: 'save_content', place: saved, facts: { version } })
    return { version }
  })
}

/** All of them or none, so that a page does not exist in one language and is half done in another. */
export async function publishVersions(
  services: Services,
  context: CallContext,
  wanted: Place & {
    readonly versions: readonly { readonly locale: string; readonly version: number }[]
    readonly publishAt: Date | null
  },
): Promise<void> {
  const now = services.now()
  const publishAt = wanted.publishAt ?? now
  await transaction(services.pool, async (client) => {
    for (const { locale, version } of wanted.versions) {
      const place = { kind: wanted.kind, key: wanted.key, locale }
      checkPlace(services, place)
      await lockEntry(client, place)
      const found = await findVersion(client, place, version)
      if (!found || found.isWithdrawal) throw refuseCall('NOT_FOUND')
      // It keeps the instant at which readers saw it first, so it cannot come back by itself.
      if (found.publishedAt !== null) {
        throw refuseCall('CONTENT_PUBLISHED_BEFORE', { language: locale.toUpperCase(), version })
      }
      await refuseUnlessWhole(client, place, found.text)
      await schedule(client, { entryId: found.entryId, version }, { publishAt, now })
    }
    if (publishAt.getTime() > now.getTime()) {
      const job: PublishJob = { dueAt: publishAt.toISOString() }
      await addJob(client, 'publish-content', job, { runAt: publishAt })
    }
    await record(client, context, {
      action: 'publish_content',
      place: wanted,
      facts: { versions: wanted.versions, publishAt: publishAt.toISOString() },
    })
  })
}

/** Its pictures are held until it is published, so that nobody removes one meanwhile. */
async function refuseUnlessWhole(
  client: Queryable,
  place: EntryPlace,
  text: EntryText,
): Promise<void> {
  const { kind, locale } = place
  await holdPictures(client, pictureKeysIn(text.body ?? ''))
  const own = faultsOf(kind, text, await findPicturesIn(client, [text.body]))
  const undescribed = own.flatMap(({ rule, ...fault }) =>
    rule === 'alt' && 'found' in fault ? [fault.found] : [],
  )
  const faults = [...own, ...(await faultsBesideOthers(client, place, text))].flatMap(
    ({ field, rule }) => (rule === 'alt' ? [] : [{ field: `${locale}.${field}`, rule }]),
  )
  if (faults.length > 0) throw refuseFields(faults)
  if (undescribed.length > 0) {
    throw refuseCall('CONTENT_PICTURE_WITHOUT_ALT', {
      language: locale.toUpperCase(),
      pictures: undescribed.join(', '),
    })
  }
}

/** What only shows beside what is published: a name in the address that another entry has, an author nobody is, another page's path. */
async function faultsBesideOthers(
  db: Queryable,
  { kind, key, locale }: EntryPlace,
  { slug, author, url }: EntryText,
): Promise<readonly { readonly field: 'slug' | 'author' | 'url'; readonly rule: PlainRule }[]> {
  const others = slug ? await listPublished(db, kind) : []
  const isTaken = others.some(
    (other) => other.key !== key && other.locale === locale && other.text.slug === slug,
  )
  const authors = author ? await listPublished(db, 'author') : []
  const isUnknown = Boolean(author) && !authors.some((each) => each.key === author)
  const isUrlTaken = kind === 'landing_page' && isLocale(locale) && isTakenUrl(key, locale, url)
  return [
    ...(isUrlTaken ? [{ field: 'url' as const, rule: 'taken' as const }] : []),
    ...(isTaken ? [{ field: 'slug' as const, rule: 'taken' as const }] : []),
    ...(isUnknown ? [{ field: 'author' as const, rule: 'option' as const }] : []),
  ]
}

export async function unscheduleVersion(
  services: Services,
  context: CallContext,
  wanted: EntryPlace & { readonly version: number },
): Promise<void> {
  checkPlace(services, wanted)
  const now = services.now()
  await transaction(services.pool, async (client) => {
    await lockEntry(client, wanted)
    const found = await findVersion(client, wanted, wanted.version)
    if (!found) throw refuseCall('NOT_FOUND')
    await schedule(client, found, { publishAt: null, now })
    await record(client, context, {
      action: 'unschedule_content',
      place: wanted,
      facts: { version: wanted.version },
    })
  })
}

/**
 * Readers of other languages keep their text; those of this one are shown nothing, or the German one. What was still to come
 * is a draft again, or it would bring the text back.
 */
export async function withdrawText(
  services: Services,
  context: CallContext,
  place: EntryPlace,
): Promise<void> {
  checkPlace(services, place)
  const now = services.now()
  await transaction(services.pool, async (client) => {
    const entryId = await lockEntry(client, place)
    const latest = await latestVersion(client, entryId)
    const last = await findVersion(client, place, latest)
    const text = last?.text ?? firstText(place, place.locale)
    if (!text) throw refuseCall('NOT_FOUND')
    await unscheduleAll(client, entryId)
    await addVersion(client, {
      entryId,
      version: latest + 1,
      text,
      savedBy: customerIdOf(context),
      savedAt: now,
      withdrawnAt: now,
    })
    await record(client, context, { action: 'withdraw_content', place })
  })
}

/** `dueAt` is missing in jobs of earlier releases. */
type PublishJob = { readonly dueAt?: string }

/**
 * The task `publish-content`, of an instant that somebody chose; it may run late or twice. The queue starts it by the
 * database's clock: its instant has come, even where the clock here is a little behind.
 */
export function createPublishContent({ pool, now }: Pick<Services, 'pool' | 'now'>) {
  return ({ dueAt }: PublishJob): Promise<void> => {
    const here = now().getTime()
    const due = dueAt === undefined ? here : Date.parse(dueAt)
    return publishDue(pool, new Date(Math.max(here, due)))
  }
}

function checkPlace(
  { config: { cms } }: Pick<Services, 'config'>,
  { kind, locale }: Pick<EntryPlace, 'kind' | 'locale'>,
): void {
  if (!isEditable(kind) || !isLocale(locale)) throw refuseCall('NOT_FOUND')
  if (cms?.kinds.includes(kind)) throw refuseCall('CONTENT_EDITED_OUTSIDE', { host: cms.host })
}

type Recorded = {
  readonly action: string
  readonly place: Place & { readonly locale?: string }
  readonly facts?: Readonly<Record<string, unknown>>
}

function record(
  client: Parameters<typeof recordOperatorAction>[0],
  context: CallContext,
  { action, place, facts }: Recorded,
): Promise<void> {
  const id = [place.kind, place.key, place.locale].filter((part) => part !== undefined).join('/')
  return recordOperatorAction(client, context, {
    action,
    subject: { kind: 'content', id },
    ...(facts && { facts }),
  })
}
