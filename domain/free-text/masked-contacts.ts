import { type Found, findEmail, findLink } from './find-address.ts'
import { findPhone } from './find-phone.ts'
import { plainText, quoted } from './plain-text.ts'

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

/** A text has few; what finds more in it has gone astray. */
const mostHidden = 50
/** A long text grows by a third, "Gas" by much more. */
const mostGrowth = { factor: 3, characters: 100 }
const placeholder = /\[#\d+\]/

export function maskContacts(original: string): MaskedText {
  const hidden: string[] = []
  let text = ''
  let rest = original
  while (hidden.length < mostHidden) {
    const found = findFirst(rest)
    if (!found) break
    hidden.push(found.words)
    text += `${rest.slice(0, found.from)}[#${hidden.length}]`
    rest = rest.slice(found.from + found.words.length)
  }
  return { text: text + rest, hidden }
}

/** The answer with what was hidden in its place; undefined where it is not to be trusted. */
export function unmaskContacts(answer: string, masked: MaskedText): string | undefined {
  const plain = withoutControls(answer).trim()
  if (plain === '') return undefined
  if (plain.length > masked.text.length * mostGrowth.factor + mostGrowth.characters) {
    return undefined
  }
  const returned = plain.match(new RegExp(placeholder, 'g')) ?? []
  const sent = masked.hidden.map((_words, index) => `[#${index + 1}]`)
  if (returned.toSorted().join() !== sent.toSorted().join()) return undefined
  if (findFirst(plain.replaceAll(new RegExp(placeholder, 'g'), ' '))) return undefined
  return plain.replaceAll(
    new RegExp(placeholder, 'g'),
    (mark) => masked.hidden[Number(mark.slice(2, -1)) - 1] ?? mark,
  )
}

/** Lines stay; what turns the direction of writing or is no character goes. */
function withoutControls(text: string): string {
  return text.replaceAll(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
}

type Part = { readonly from: number; readonly words: string }

function findFirst(text: string): Part | undefined {
  const plain = plainText(text)
  const inPlain = [findEmail(plain), findLink(plain), findPhone(plain)].flatMap((found) =>
    found ? [partOf(found)] : [],
  )
  const own = placeholder.exec(text)
  // A text with our own sign in it gets it back as well.
  if (own) inPlain.push({ from: own.index, words: own[0] })
  return inPlain.toSorted((one, other) => one.from - other.from)[0]

  function partOf({ start, length }: Found): Part {
    const words = quoted(plain, start, length)
    return { from: text.indexOf(words, plain.origins[start] ?? 0), words }
  }
}
