import type { AuctionPlace } from '#contract/auction-places.ts'
import type { AuctionView } from '#contract/auction-view.ts'

/** Stands in a cached answer where the call answered an auction. */
export type AuctionRef = { readonly auctionRef: number }

/** An answer as it lies in the query cache: it refers to its auctions. */
export type Cached<Answer, Depth extends number = Deepest> = Answer extends AuctionView
  ? AuctionRef
  : Depth extends 0
    ? Answer
    : Answer extends object
      ? { [Key in keyof Answer]: Cached<Answer[Key], Above[Depth]> }
      : Answer

/** The same answer with its auctions in place. */
export type Joined<Answer, Depth extends number = Deepest> = Answer extends AuctionRef
  ? AuctionView
  : Depth extends 0
    ? Answer
    : Answer extends object
      ? { [Key in keyof Answer]: Joined<Answer[Key], Above[Depth]> }
      : Answer

/** No auction stands deeper in an answer, and answers that hold themselves come to an end. */
type Deepest = 4
export const deepestPlace: Deepest = 4
type Above = readonly [0, 0, 1, 2, 3]

/** May answer the object that was made for the same parts before. */
export type Remember = (whole: object, part: unknown, make: () => unknown) => unknown

/** The answer with what stands at the place replaced; empty places stay empty. */
export function replaceAt(
  value: unknown,
  [step, ...rest]: AuctionPlace,
  replace: (found: unknown) => unknown,
  remember: Remember = (_whole, _part, make) => make(),
): unknown {
  if (value === null || value === undefined) return value
  if (step === undefined) return replace(value)
  const whole = value as Record<string, unknown> // The contract's own shape leads here.
  if (step !== '*') {
    const part = replaceAt(whole[step], rest, replace, remember)
    return remember(whole, part, () => ({ ...whole, [step]: part }))
  }
  const items = (value as readonly unknown[]).map((item) =>
    replaceAt(item, rest, replace, remember),
  )
  return remember(value, items, () => items)
}

/** What stands at the place, in all items of its lists. */
export function findAt(value: unknown, place: AuctionPlace): readonly unknown[] {
  const found: unknown[] = []
  replaceAt(value, place, (part) => {
    found.push(part)
    return part
  })
  return found
}
