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
export type Phrases = { readonly price: readonly RegExp[]; readonly contact: readonly RegExp[] }

const messengers = /\b(?:whats ?app|telegram|viber|messenger|instagram|facebook|skype)\b/

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

export const phrases: Phrases = {
  price: languages.flatMap(({ price }) => price),
  contact: [messengers, ...languages.flatMap(({ contact }) => contact)],
}
