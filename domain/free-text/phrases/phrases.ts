import { type Found, firstOf } from '../find-address.ts'
import { czechPhrases } from './cs.ts'
import { danishPhrases } from './da.ts'
import { germanPhrases } from './de.ts'
import { englishPhrases } from './en.ts'
import { spanishPhrases } from './es.ts'
import type { LanguagePhrases } from './language-phrases.ts'
import { dutchPhrases } from './nl.ts'
import { polishPhrases } from './pl.ts'
import { swedishPhrases } from './sv.ts'

/** With the endings that Polish and Czech give them: "WhatsAppie", "Messengeru". */
const messengers =
  /\b(?:whats ?app|telegram|viber|messenger|instagram|facebook|skyp)(?:e|u|a|ie|em|ze|rze|mie)?\b/

const languages: readonly LanguagePhrases[] = [
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
