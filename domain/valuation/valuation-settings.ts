/** The figures of a valuation that the rules leave open (docs/decisions/0136). */
export const valuationSettings = {
  /** The share of sales that shall lie within their range. */
  coverage: 0.8,
  /** Comparables are sold at most so long before or after. */
  comparableMonths: 36,
  /** As many sales as the comparables' own level is drawn back by; and how far one of them may pull. */
  comparablesPriorCount: 20,
  mostPullOfOneSale: 0.2,
  /** What fewer sales have in common has no effect of its own. */
  leastSalesOfEffect: 20,
  /** A kind of vehicle with fewer sales is not modelled. */
  leastSalesOfKind: 200,
  /** A body type with fewer sales takes the width of its kind. */
  leastSalesOfWidth: 100,
  /** Model versions are made from the sales of so many months before their end. */
  monthsOfHistory: 72,
  folds: 5,
} as const
