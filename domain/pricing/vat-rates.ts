const germanRateBasisPoints = 1900

/**
 * Standard VAT of a seller's country in basis points: the rate that a VAT-reportable price holds
 * (rules 10). The countries are those a vehicle may stand in (spec 3).
 */
const standardRateBasisPoints: Readonly<Record<string, number>> = {
  DE: germanRateBasisPoints,
  NL: 2100,
  BE: 2100,
  FR: 2000,
  IT: 2200,
  AT: 2000,
  CH: 810,
  LU: 1700,
  DK: 2500,
  CZ: 2100,
  PL: 2300,
  ES: 2100,
  HR: 2500,
  SI: 2200,
  SK: 2300,
  HU: 2700,
  SE: 2500,
  NO: 2500,
  FI: 2550,
  PT: 2300,
  GR: 2400,
}

export const countriesWithRate: readonly string[] = Object.keys(standardRateBasisPoints)

/** Undefined for a country nobody lists vehicles in. */
export function standardVatRate(country: string): number | undefined {
  return standardRateBasisPoints[country]
}

/** What examples reckon with for a reader of a country: the German rate where nobody lists vehicles. */
export function exampleVatRate(country: string): number {
  return standardVatRate(country) ?? germanRateBasisPoints
}
