/**
 * The figures behind "how likely is this price" (rules 1): which auctions are compared, how many it takes
 * before anything is said, and in what groups they enter, so that no single sale can be made out.
 */
export type OddsSettings = {
  /** Odds are given from so many settled auctions on, a range from so many. */
  readonly leastForOdds: number
  readonly leastForRange: number
  /** Above `leastForOdds` auctions enter by so many at once: one sale more changes no answer. */
  readonly enterBy: number
  readonly yearsEither: number
  readonly lengthEitherMm: number
  readonly mileageEitherPercent: number
  /** Older auctions leave by whole quarters. */
  readonly quartersBack: number
}

export const defaultOddsSettings: OddsSettings = {
  leastForOdds: 10,
  leastForRange: 8,
  enterBy: 5,
  yearsEither: 2,
  lengthEitherMm: 500,
  mileageEitherPercent: 30,
  quartersBack: 8,
}
