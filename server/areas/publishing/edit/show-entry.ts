import { firstEntries } from '#content/first-entries/first-entries.ts'
import { readMarkdown } from '#content/markdown/read-markdown.ts'
import type { LanguageOfEntry } from '#contract/endpoints/publishing/publishing.ts'
import type { ContentPictures } from '#domain/publishing/content-pictures.ts'
import { type EntryKind, type EntryText, isEditable } from '#domain/publishing/entry-kinds.ts'
import { standingOf, versionInForce } from '#domain/publishing/versions.ts'
import { type Locale, locales } from '#locales/locales.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { Services } from '#server/platform/services.ts'
import { faultsOf, shownFieldsOf } from '../entry-faults.ts'
import { fillFigures } from '../figures/fill-figures.ts'
import { findOutside, outsideEntries, outsideEntry } from '../outside/show-outside.ts'
import { findPicturesIn } from '../pictures/content-picture-store.ts'
import { findVersion, listVersions, type StoredVersion } from '../publishing-store.ts'

type Place = { readonly kind: EntryKind; readonly key: string }
type Shown = Pick<Services, 'pool' | 'config'>

/** A list says nothing of faults. */
const notAsked: ContentPictures = new Map()

export async function listEntries(services: Shown, kind: EntryKind) {
  const { pool } = services
  const outside = await findOutside(services, kind)
  if (outside?.texts) {
    const entries = outsideEntries(kind, outside.texts)
    return { isEditable: false, outside: outside.facts, entries }
  }
  const stored = await listVersions(pool, kind, null)
  const first = firstEntries().filter((entry) => entry.kind === kind)
  const keys = [...new Set([...first, ...stored].map(({ key }) => key))]
  return {
    isEditable: isEditable(kind) && !outside,
    outside: outside?.facts ?? null,
    entries: keys.map((key) => ({
      key,
      languages: locales.map((locale) => {
        const versions = stored.filter((each) => each.key === key && each.locale === locale)
        const {
          locale: code,
          title,
          shown,
          hasDraft,
          publishAt,
        } = languageOf({ kind, key }, { locale, versions, pictures: notAsked })
        return { locale: code, title, shown, hasDraft, publishAt }
      }),
    })),
  }
}

export async function showEntry(services: Shown, place: Place) {
  const { pool } = services
  const outside = await findOutside(services, place.kind)
  if (outside?.texts) {
    const entry = await outsideEntry(pool, place, outside.texts)
    return { isEditable: false, outside: outside.facts, ...entry }
  }
  const stored = await listVersions(pool, place.kind, place.key)
  const pictures = await findPicturesIn(
    pool,
    stored.map(({ text }) => text.body),
  )
  // An entry that nobody has written yet is an empty one; what cannot be written does not exist.
  const isKnown =
    isEditable(place.kind) ||
    firstEntries().some(({ kind, key }) => kind === place.kind && key === place.key)
  if (!isKnown) throw refuseCall('NOT_FOUND')
  return {
    isEditable: isEditable(place.kind) && !outside,
    outside: outside?.facts ?? null,
    fields: shownFieldsOf(place.kind),
    languages: locales.map((locale) => {
      const versions = stored.filter((each) => each.locale === locale)
      return languageOf(place, { locale, versions, pictures })
    }),
  }
}

export async function showVersion(
  pool: DatabasePool,
  place: Place & { readonly locale: string; readonly version: number },
): Promise<{ text: EntryText }> {
  const text =
    place.version === 0
      ? firstText(place, place.locale)
      : (await findVersion(pool, place, place.version))?.text
  if (!text) throw refuseCall('NOT_FOUND')
  return { text }
}

export async function previewText(
  pool: DatabasePool,
  { kind, ...written }: { kind: EntryKind; locale: string; text: EntryText },
) {
  const [filled] = await fillFigures(pool, [written])
  const text = filled?.text ?? written.text
  const pictures = await findPicturesIn(pool, [text.body])
  const { blocks } = readMarkdown(text.body ?? '', pictures)
  return { blocks: [...blocks], faults: faultsOf(kind, text, pictures) }
}

function languageOf(
  place: Place,
  of: {
    readonly locale: Locale
    readonly versions: readonly StoredVersion[]
    readonly pictures: ContentPictures
  },
): LanguageOfEntry {
  const { locale, pictures } = of
  const first = firstText(place, locale)
  const versions = of.versions.map((each) => ({
    ...each,
    publishAt: each.publishAt?.getTime() ?? null,
    publishedAt: each.publishedAt?.getTime() ?? null,
  }))
  const inForce = versionInForce(versions)
  const [latest] = versions
  const text = latest?.text ?? first ?? {}
  const shown = inForce ? (inForce.isWithdrawal ? 'withdrawn' : 'own') : first ? 'first' : 'none'
  const scheduled = versions.find((each) => each.publishedAt === null && each.publishAt !== null)
  return {
    locale,
    title: text.title ?? '',
    shown,
    hasDraft: latest !== undefined && latest.publishedAt === null,
    publishAt: scheduled ? instantText(scheduled.publishAt) : null,
    version: latest?.version ?? 0,
    text,
    versions: [
      ...versions.map((each) => ({
        version: each.version,
        standing: standingOf(each, versions),
        savedAt: each.savedAt.toISOString(),
        savedBy: each.savedBy,
        publishAt: instantText(each.publishAt),
        publishedAt: instantText(each.publishedAt),
        isWithdrawal: each.isWithdrawal,
      })),
      ...(first ? [firstVersion(inForce === undefined)] : []),
    ],
    faults: Object.keys(text).length === 0 ? [] : faultsOf(place.kind, text, pictures),
  }
}

function firstVersion(isInForce: boolean) {
  return {
    version: 0,
    standing: isInForce ? ('in_force' as const) : ('past' as const),
    savedAt: null,
    savedBy: null,
    publishAt: null,
    publishedAt: null,
    isWithdrawal: false,
  }
}

/** The text that the program came with. */
export function firstText({ kind, key }: Place, locale: string): EntryText | undefined {
  return firstEntries().find(
    (entry) => entry.kind === kind && entry.key === key && entry.locale === locale,
  )?.text
}

function instantText(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}
