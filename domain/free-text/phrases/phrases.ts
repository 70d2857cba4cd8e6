import { type Found, firstOf } from '../find-address.ts'
import { czechPhrases } from './cs.ts'
import { danishPhrases } from './da.ts'
import { germanPhrases } from './de.ts'
import { englishPhrases } from './en.ts'
import { spanishPhrases } from './es.ts'
import { dutchPhrases } from './nl.ts'
import { polishPhrases } from './pl.ts'
import { swedishPhrases } from './sv.ts'

/**
 * How people ask for the seller's price or contact, in all eight languages at once. Written for
 * plain text: lower case, without accents (`plain-text.ts`). A pattern needs the vehicle or the
 * seller in it, not the word "price" alone: what the tyres cost is a fair question.
 */
export type Phrases = {
  readonly price: readonly RegExp[]
  /** Asking for his number, address or name; asking him to call or write. */
  readonly contact: readonly RegExp[]
  /** Asking for the exact place, to see the vehicle there, or to settle it outside the market. */
  readonly meeting: readonly RegExp[]
  /** A sentence with one of these is no request to meet: what comes after the sale, registration. */
  readonly fairMeeting: RegExp
}

/** With the endings that Polish and Czech give them: "WhatsAppie", "Messengeru". */
const messengers =
  /\b(?:whats ?app|telegram|viber|messenger|instagram|facebook|skyp)(?:e|u|a|ie|em|ze|rze|mie)?\b/

const languages: readonly Phrases[] = [
  germanPhrases,
  englishPhrases,
  dutchPhrases,
  swedishPhrases,
  danishPhrases,
  polishPhrases,
  spanishPhrases,
  czechPhrases,
]

const price = languages.flatMap((each) => each.price)
const contact = [messengers, ...languages.flatMap((each) => each.contact)]

/** Every pattern there is, for the guard against one that takes forever. */
export const allPatterns: readonly RegExp[] = [
  ...price,
  ...contact,
  ...languages.flatMap(({ meeting, fairMeeting }) => [...meeting, fairMeeting]),
]

export function findPrice(text: string): Found | undefined {
  return firstOf(price, text)
}

export function findContact(text: string): Found | undefined {
  return firstOf(contact, text) ?? findMeeting(text)
}

function findMeeting(text: string): Found | undefined {
  for (const { 0: sentence, index } of text.matchAll(/(?:[^.?!]|\.(?=\d))+/g)) {
    for (const { meeting, fairMeeting } of languages) {
      const found = fairMeeting.test(sentence) ? undefined : firstOf(meeting, sentence)
      if (found) return { start: index + found.start, length: found.length }
    }
  }
  return undefined
}
