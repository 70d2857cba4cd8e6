import type { FactsInLetters, LetterCode } from '#domain/auction/house/notifications/letters.ts'
import type { LetterTexts } from '#locales/messages.generated.ts'
import type { LetterName } from './letter-catalogue.ts'
import type { LetterValue } from './letter-facts.ts'

/** Answers yes and no choose a branch as well as words do. */
type Given<Value> = Value extends string ? string | boolean : Value

/**
 * What the sentences of one letter count or choose by. The vehicle's title is added in the reader's
 * language when the letter is written; all other values are rows below and may be left out.
 */
export type NeededValues<Name extends LetterName> = LetterTexts[Name] extends [infer Values]
  ? { readonly [Key in Exclude<keyof Values, 'vehicle'>]: Given<Values[Key]> }
  : None

type None = Readonly<Record<never, never>>

/** Letters whose sentences need nothing but the vehicle's title. */
export type PlainLetter = {
  [Name in LetterName]: None extends NeededValues<Name> ? Name : never
}[LetterName]

/** A letter that may be one of several needs the values of all of them. */
export type ValuesOfLetter<Name extends LetterName> = Readonly<Record<string, LetterValue>> &
  ({ [Each in Name]: (needed: NeededValues<Each>) => void }[Name] extends (
    needed: infer All,
  ) => void
    ? All
    : never)

type CarriedBy<Facts extends { readonly [Code in LetterCode]: NeededValues<Code> }> = Facts

/** The compiler stops here and names the auction's letter that is not told what its text needs. */
export type FactsOfAuctionLetters = CarriedBy<{
  readonly [Code in LetterCode]: Code extends keyof FactsInLetters ? FactsInLetters[Code] : None
}>
