import { findEmail, findLink } from './find-address.ts'
import { findPhone } from './find-phone.ts'
import { type PlainText, plainText } from './plain-text.ts'

/**
 * Mail addresses, links and telephone numbers leave the house in no text: a placeholder goes in their
 * place, and what stood there comes back into the answer. Whoever answers is not trusted: an answer
 * without each placeholder once, with a contact of its own or out of all proportion is none.
 */
export type MaskedText = {
  readonly text: string
  /** What the placeholders stand for, in their order. */
  readonly hidden: readonly string[]
}

/** A text has few; one with more is a list of addresses. */
const mostContacts = 50
/** A long text grows by a third, "Gas" by much more. */
const mostGrowth = { factor: 3, characters: 100 }
const placeholders = /\[#\d+\]/g
/** Stands for a part that is hidden while the rest is searched; one of the text's own is hidden as well. */
const hole = '\ufffc'

/** Undefined for a text that is not to leave the house at all. */
export function maskContacts(original: string): MaskedText | undefined {
  let plain = withoutPlaceholders(original)
  for (let count = 0; ; count += 1) {
    const found = findContact(plain)
    if (!found) break
    if (count === mostContacts) return undefined
    plain = cut(plain, found)
  }
  const hidden: string[] = []
  let text = ''
  let end = 0
  for (const { index } of plain.text.matchAll(new RegExp(hole, 'g'))) {
    const [from = 0, to = original.length] = plain.origins.slice(index, index + 2)
    hidden.push(original.slice(from, to))
    text += `${original.slice(end, from)}[#${hidden.length}]`
    end = to
  }
  return { text: text + original.slice(end), hidden }
}

/** The answer with what was hidden in its place; undefined where it is not to be trusted. */
export function unmaskContacts(answer: string, masked: MaskedText): string | undefined {
  const plain = withoutControls(answer).trim()
  if (plain === '') return undefined
  if (plain.length > masked.text.length * mostGrowth.factor + mostGrowth.characters) {
    return undefined
  }
  const returned = plain.match(placeholders) ?? []
  const sent = masked.hidden.map((_words, index) => `[#${index + 1}]`)
  if (returned.toSorted().join() !== sent.toSorted().join()) return undefined
  if (findContact(withoutPlaceholders(plain))) return undefined
  return plain.replaceAll(
    placeholders,
    (mark) => masked.hidden[Number(mark.slice(2, -1)) - 1] ?? mark,
  )
}

/** Lines stay; what turns the direction of writing or is no character goes. */
function withoutControls(text: string): string {
  return text.replaceAll(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
}

type Part = { readonly start: number; readonly end: number }

function findContact(plain: PlainText): Part | undefined {
  const found = findEmail(plain) ?? findLink(plain) ?? findPhone(plain)
  return found && { start: found.start, end: found.start + found.length }
}

/** A text with our own sign in it gets it back as well. */
function withoutPlaceholders(original: string): PlainText {
  const { text, origins } = plainText(original)
  const parts = [...original.matchAll(placeholders)].map(({ 0: mark, index }) => ({
    start: origins.findIndex((origin) => origin >= index),
    end: origins.findIndex((origin) => origin >= index + mark.length),
  }))
  return parts.reduceRight(cut, { original, text, origins })
}

/** A hole in the place of the part, widened to whole signs of the original. */
function cut({ original, text, origins }: PlainText, part: Part): PlainText {
  let { start, end } = part
  while (start > 0 && origins[start - 1] === origins[start]) start -= 1
  while (end < text.length && origins[end] === origins[end - 1]) end += 1
  return {
    original,
    text: text.slice(0, start) + hole + text.slice(end),
    origins: origins.toSpliced(start + 1, end - start - 1),
  }
}
