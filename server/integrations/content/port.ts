import type { EntryKind, EntryText } from '#domain/publishing/entry-kinds.ts'
import type { Locale } from '#locales/locales.ts'

/** A content management system in which an operator writes what the site shows (docs/decisions/0183). */
export type ContentService = {
  /** What is published of a kind in one language; a language that an entry lacks is no text. Never throws. */
  readonly list: (kind: EntryKind, locale: Locale) => Promise<ContentAnswer>
}

export type ContentAnswer =
  | { readonly kind: 'read'; readonly texts: readonly OutsideText[] }
  | { readonly kind: 'unavailable'; readonly cause: string }

/** As it came, in our fields; nothing of it has been judged. */
export type OutsideText = { readonly key: string; readonly text: EntryText }
