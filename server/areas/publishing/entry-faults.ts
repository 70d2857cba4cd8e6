import { readMarkdown } from '#content/markdown/read-markdown.ts'
import type { ContentPictures } from '#domain/publishing/content-pictures.ts'
import {
  type EntryKind,
  type EntryText,
  faultsOfText,
  fieldsOfKind,
  isRequiredField,
} from '#domain/publishing/entry-kinds.ts'
import { lostInPlainAnswer } from '#domain/publishing/plain-answer.ts'

/**
 * What keeps a text from being published: its fields, what of its markup readers would not see, and pictures that nobody has
 * described. `pictures` are those that there are of the ones that it names.
 */
export function faultsOf(kind: EntryKind, text: EntryText, pictures: ContentPictures) {
  const { blocks, faults } = readMarkdown(text.body ?? '', pictures)
  const lost = kind === 'faq' ? lostInPlainAnswer(blocks) : []
  return [
    ...faultsOfText(kind, text),
    ...[...faults, ...lost.map((found) => ({ kind: 'element' as const, found }))].map(
      ({ kind: of, found }) => ({
        field: 'body' as const,
        rule: of === 'alt' ? ('alt' as const) : ('invalid' as const),
        found,
      }),
    ),
  ]
}

/** The fields of a kind as the console shows them. */
export function shownFieldsOf(kind: EntryKind) {
  return fieldsOfKind(kind).map((name) => ({ name, isRequired: isRequiredField(kind, name) }))
}
