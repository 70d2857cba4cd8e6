import type { LanguageOfEntry, OutsideContent } from '#contract/endpoints/publishing/publishing.ts'
import type { EntryField, EntryKind, EntryText } from '#domain/publishing/entry-kinds.ts'

export type EditedEntry = {
  readonly isEditable: boolean
  readonly outside: OutsideContent
  readonly fields: readonly { readonly name: EntryField; readonly isRequired: boolean }[]
  readonly languages: readonly LanguageOfEntry[]
}

export type Place = { readonly kind: EntryKind; readonly key: string }

type Standing = Pick<LanguageOfEntry, 'hasDraft' | 'versions'>

/** Those whose newest version has no date yet: what is still to come is not published early with the others. */
export function draftsOf<Language extends Standing>(
  languages: readonly Language[],
): readonly Language[] {
  return languages.filter(
    ({ hasDraft, versions }) => hasDraft && versions[0]?.standing !== 'scheduled',
  )
}

/** Whether a text may become a version more. One that was withdrawn comes back as it was, since no version appears twice. */
export function isWorthSaving(
  text: EntryText,
  language: Pick<LanguageOfEntry, 'shown' | 'hasDraft' | 'text'>,
): boolean {
  const isWithdrawn = language.shown === 'withdrawn' && !language.hasDraft
  return isWithdrawn || isDifferent(text, language.text)
}

export function isDifferent(one: EntryText, other: EntryText): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<EntryField> // The keys of both.
  return [...names].some((name) => (one[name] ?? '') !== (other[name] ?? ''))
}
