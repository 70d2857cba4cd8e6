/** How near valuations came to what their vehicles were sold for, for operators alone. */

export type PricedRange = { readonly fromEur: number; readonly toEur: number }

export type SoldValuation = {
  readonly soldInMonth: number
  readonly hammerEur: number
  /** Who answered; null where the log of actions does not say. */
  readonly operator: string | null
  readonly answer: PricedRange
  /** What the model said of the vehicle; null where it said nothing. */
  readonly computed: {
    readonly version: string
    readonly likelyEur: number
    readonly range: PricedRange
  } | null
}

export type QualityScore = {
  readonly sales: number
  /** Of how many the hammer price lay within the range. */
  readonly within: number
  /** Half of the sales lay nearer to the estimate than so many percent of the hammer price, half farther. */
  readonly medianOffPercent: number
}

export type ValuationQuality = {
  /** By the month of the sale, the earliest first; months are counted from January of the year 0. */
  readonly months: readonly {
    readonly month: number
    readonly people: QualityScore
    readonly model: QualityScore | null
  }[]
  readonly operators: readonly { readonly operator: string | null; readonly score: QualityScore }[]
  /** The newest version first. */
  readonly versions: readonly { readonly version: string; readonly score: QualityScore }[]
}

export function valuationQuality(sold: readonly SoldValuation[]): ValuationQuality {
  const months = [...Map.groupBy(sold, ({ soldInMonth }) => soldInMonth)]
    .sort(([one], [other]) => one - other)
    .map(([month, ofMonth]) => ({
      month,
      people: scoreOf(ofMonth.map(byPerson)),
      model: scoreOrNull(ofMonth.flatMap(byModel)),
    }))
  const operators = [...Map.groupBy(sold, ({ operator }) => operator)]
    .map(([operator, theirs]) => ({ operator, score: scoreOf(theirs.map(byPerson)) }))
    .sort((one, other) => other.score.sales - one.score.sales)
  const versions = [...Map.groupBy(sold, ({ computed }) => computed?.version)]
    .flatMap(([version, its]) =>
      version === undefined ? [] : [{ version, score: scoreOf(its.flatMap(byModel)) }],
    )
    .sort((one, other) => other.version.localeCompare(one.version))
  return { months, operators, versions }
}

type Estimate = {
  readonly hammerEur: number
  readonly estimateEur: number
  readonly range: PricedRange
}

/** Of a person's range the middle stands for the estimate. */
function byPerson({ hammerEur, answer }: SoldValuation): Estimate {
  return { hammerEur, estimateEur: (answer.fromEur + answer.toEur) / 2, range: answer }
}

function byModel({ hammerEur, computed }: SoldValuation): Estimate[] {
  return computed ? [{ hammerEur, estimateEur: computed.likelyEur, range: computed.range }] : []
}

function scoreOrNull(estimates: readonly Estimate[]): QualityScore | null {
  return estimates.length === 0 ? null : scoreOf(estimates)
}

function scoreOf(estimates: readonly Estimate[]): QualityScore {
  const off = estimates
    .map(({ hammerEur, estimateEur }) => Math.abs(estimateEur - hammerEur) / hammerEur)
    .sort((one, other) => one - other)
  const middle = off[Math.floor((off.length - 1) / 2)] ?? 0
  return {
    sales: estimates.length,
    within: estimates.filter(({ hammerEur, range }) => isWithin(hammerEur, range)).length,
    medianOffPercent: Math.round(middle * 1000) / 10,
  }
}

export function isWithin(hammerEur: number, { fromEur, toEur }: PricedRange): boolean {
  return hammerEur >= fromEur && hammerEur <= toEur
}
