import { readMarkdown } from '#content/markdown/read-markdown.ts'
import {
  type EntryKind,
  type EntryText,
  faultsOfText,
  fieldsOfKind,
  isRequiredField,
} from '#domain/publishing/entry-kinds.ts'
import { lostInPlainAnswer } from '#domain/publishing/plain-answer.ts'

/** What keeps a text from being published: its fields, and what of its markup readers would not see. */
export function faultsOf(kind: EntryKind, text: EntryText) {
  const { blocks, faults } = readMarkdown(text.body ?? '')
  const lost = [
    ...faults.map(({ found }) => found),
    ...(kind === 'faq' ? lostInPlainAnswer(blocks) : []),
  ]
  return [
    ...faultsOfText(kind, text),
    ...lost.map((found) => ({ field: 'body' as const, rule: 'invalid' as const, found })),
  ]
}

/** The fields of a kind as the console shows them. */
export function shownFieldsOf(kind: EntryKind) {
  return fieldsOfKind(kind).map((name) => ({ name, isRequired: isRequiredField(kind, name) }))
}
