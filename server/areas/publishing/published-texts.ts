import { firstEntries } from '#content/first-entries/first-entries.ts'
import type { EntryKind, EntryText } from '#domain/publishing/entry-kinds.ts'
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { listInForce } from './publishing-store.ts'

/** What readers see of one entry in one language. */
export type PublishedText = {
  readonly key: string
  readonly locale: Locale
  readonly text: EntryText
}

/** All languages of all entries of a kind that are on the site: the operator's texts before those of the program. */
export async function listPublished(
  db: Queryable,
  kind: EntryKind,
): Promise<readonly PublishedText[]> {
  const placeOf = ({ key, locale }: { key: string; locale: string }) => `${key} ${locale}`
  const own = await listInForce(db, kind)
  const places = new Set(own.map(placeOf))
  const first = firstEntries().filter((entry) => entry.kind === kind && !places.has(placeOf(entry)))
  const shown = own.flatMap(({ key, locale, text, isWithdrawal }) =>
    isWithdrawal || !isLocale(locale) ? [] : [{ key, locale, text }],
  )
  return [...first, ...shown]
}

/** Each entry once: in the reader's language, or in German where that is missing. */
export function inLanguage(
  published: readonly PublishedText[],
  locale: string,
): readonly PublishedText[] {
  const reader = isLocale(locale) ? locale : defaultLocale
  const own = published.filter((each) => each.locale === reader)
  const keys = new Set(own.map(({ key }) => key))
  return [
    ...own,
    ...published.filter((each) => each.locale === defaultLocale && !keys.has(each.key)),
  ]
}
