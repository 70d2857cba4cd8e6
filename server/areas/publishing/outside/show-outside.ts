import type { LanguageOfEntry, OutsideContent } from '#contract/endpoints/publishing/publishing.ts'
import type { ContentPictures } from '#domain/publishing/content-pictures.ts'
import { type EntryKind, faultsOfText } from '#domain/publishing/entry-kinds.ts'
import { type Locale, locales } from '#locales/locales.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { Services } from '#server/platform/services.ts'
import { faultsOf, shownFieldsOf } from '../entry-faults.ts'
import { findPicturesIn } from '../pictures/content-picture-store.ts'
import type { PublishedText } from '../published-texts.ts'
import { findOutsideRead, listOutsideTexts } from './outside-store.ts'

/** What operators see of texts that are written elsewhere: the texts as they came, and where they are changed. */

type Outside = {
  readonly facts: NonNullable<OutsideContent>
  /** Undefined until it has answered for the first time. */
  readonly texts: readonly PublishedText[] | undefined
}

/** Undefined for what is written here. */
export async function findOutside(
  { pool, config }: Pick<Services, 'pool' | 'config'>,
  kind: EntryKind,
): Promise<Outside | undefined> {
  const { cms } = config
  if (cms === null || !cms.kinds.includes(kind)) return undefined
  const read = await findOutsideRead(pool, kind)
  return {
    facts: {
      host: cms.host,
      readAt: read?.readAt?.toISOString() ?? null,
      failure: read?.failure ?? null,
    },
    texts: await listOutsideTexts(pool, kind),
  }
}

export function outsideEntries(kind: EntryKind, texts: readonly PublishedText[]) {
  return [...new Set(texts.map(({ key }) => key))].map((key) => ({
    key,
    languages: locales.map((locale) => {
      const { title, shown, hasDraft, publishAt } = languageOf(kind, { key, locale, texts })
      return { locale, title, shown, hasDraft, publishAt }
    }),
  }))
}

export async function outsideEntry(
  db: Queryable,
  { kind, key }: { readonly kind: EntryKind; readonly key: string },
  texts: readonly PublishedText[],
) {
  if (!texts.some((each) => each.key === key)) throw refuseCall('NOT_FOUND')
  const bodies = texts.flatMap((each) => (each.key === key ? [each.text.body] : []))
  const pictures = await findPicturesIn(db, bodies)
  return {
    fields: shownFieldsOf(kind),
    languages: locales.map((locale) => languageOf(kind, { key, locale, texts, pictures })),
  }
}

/** A text that lacks what its page needs is not shown to readers (content-store.ts), and says what it lacks. */
function languageOf(
  kind: EntryKind,
  of: {
    readonly key: string
    readonly locale: Locale
    readonly texts: readonly PublishedText[]
    readonly pictures?: ContentPictures
  },
): LanguageOfEntry {
  const { key, locale, texts, pictures = new Map() } = of
  const text = texts.find((each) => each.key === key && each.locale === locale)?.text
  return {
    locale,
    title: text?.title ?? '',
    shown: text && faultsOfText(kind, text).length === 0 ? 'own' : 'none',
    hasDraft: false,
    publishAt: null,
    version: 0,
    text: text ?? {},
    versions: [],
    faults: text ? faultsOf(kind, text, pictures) : [],
  }
}
