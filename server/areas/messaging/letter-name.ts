import { type LetterName, letters } from '#content/letters/letter-catalogue.ts'

/** A letter that exists, of a name that came out of the database. */
export function letterName(letter: string): LetterName {
  const known = letters.find((each) => each === letter)
  if (!known) throw new Error(`There is no letter ${letter}`)
  return known
}
